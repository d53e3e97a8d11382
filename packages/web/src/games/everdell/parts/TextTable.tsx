/** The table as text, in reading order, for screen readers and for whoever prefers words. */
import {
  adornmentText,
  awardText,
  cardText,
  eventCardText,
  goodText,
  locationText,
  powerText,
  riverCardText,
  riverSpotText,
  wonderText,
  type CityCardView,
  type EventView,
  type PlaceView,
  type PlayerView,
} from '@evervale/everdell';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useSettings } from '../../../shell/settings.ts';
import { useTable, type Table } from '../context.ts';
import { sinceLastTurn } from '../../common/since.ts';
import { pointsOf } from '../../common/scoreParts.ts';
import { partsOf } from '../model/scoreParts.ts';
import { PASS } from '../model/answers.ts';
import { LairText } from './Lair.tsx';
import { Pass } from './Answers.tsx';
import { TextPrompt } from '../../common/TextPrompt.tsx';
import { StationText, travelOf } from './NewleafText.tsx';
import { Revealed } from './Revealed.tsx';
import { expeditionOf, MountainText } from './SpirecrestText.tsx';
import { Things, type Line } from './TextThings.tsx';

function Options() {
  const table = useTable();
  const { snapshot, words, send, names } = table;
  const { decision, handover } = snapshot;
  if (handover !== null) {
    return (
      <button type="button" onClick={() => send({ type: 'takeOver' })}>
        {words.t('handover.go', { player: names[handover] })}
      </button>
    );
  }
  return (
    <TextPrompt
      table={table}
      small="undo"
      undo={words.name('ui-undo')}
      before={decision && <Revealed />}
      special={(option) => (option.key === PASS ? <Pass option={option} /> : null)}
    />
  );
}

/** What lies and stands on a card, in words. */
function onCard(card: CityCardView, { words, names }: Table): string {
  const goods = Object.entries(card.resources).filter(([, n]) => n > 0);
  const there = [
    ...(card.occupied ? [words.name('term-occupied')] : []),
    ...(card.golden ? [words.name('term-golden-token')] : []),
    ...(card.tokens > 0 ? [`${words.name('resource-point-token')} ${card.tokens}`] : []),
    ...goods.map(([id, n]) => `${words.name(`resource-${id}`)} ${n}`),
    ...card.prisoners.map(words.name),
    ...[...card.workers, ...card.aside, ...card.joining].map((seat) => names[seat]),
  ];
  return there.length === 0 ? '' : ` (${there.join(', ')})`;
}

function PlayerText({ player }: { player: PlayerView }) {
  const table = useTable();
  const { words, names } = table;
  const goods = Object.entries(player.resources).map(
    ([id, n]) => `${words.name(`resource-${id}`)} ${n}`,
  );
  return (
    <section>
      <h2>
        {names[player.seat]}
        {player.power && ` (${words.name(player.power.id)})`}
      </h2>
      <p>
        {words.name(`season-${player.season}`)} · {words.t('player.points')} {player.score} ·{' '}
        {goods.join(', ')} ·{' '}
        {player.pearlbrook &&
          `${words.name('resource-pearl')} ${player.pearlbrook.pearls} · ${player.pearlbrook.adorned.map(words.name).join(', ')} `}
        {words.name('resource-point-token')} {player.points} ·{' '}
        {words.t('table.workers', { ready: player.ready, all: player.workers.length })} ·{' '}
        {words.t('table.spaces', { ...player.spaces })} ·{' '}
        {words.t('table.handOf', { n: player.handCount, limit: player.handLimit })}
      </p>
      {[travelOf(player, words), expeditionOf(player, words)]
        .filter((line) => line !== '')
        .map((line) => (
          <p key={line}>{line}</p>
        ))}
      <ul>
        {player.city.map((card) => (
          <li key={card.slot}>
            {words.name(card.card)}
            {onCard(card, table)}
          </li>
        ))}
      </ul>
    </section>
  );
}

function News() {
  const { log, words, snapshot } = useTable();
  const fresh = log.slice(sinceLastTurn(log, snapshot.seat));
  return (
    <section>
      <h2>{words.t('table.since')}</h2>
      <ul aria-live="polite">
        {fresh.length === 0 && <li>{words.t('log.empty')}</li>}
        {fresh.map((line, i) => (
          <li key={i}>{words.print(line.text)}</li>
        ))}
      </ul>
    </section>
  );
}

function Scores() {
  const { snapshot, words, names } = useTable();
  const { outcome } = snapshot;
  if (outcome === null) return null;
  return (
    <section className="sheet">
      <h2>{words.name('ui-final-score')}</h2>
      {outcome.scores.map((score) => (
        <p key={score.seat}>
          {names[score.seat]}: {score.total} (
          {partsOf(outcome.scores)
            .map(
              (part) =>
                `${words.print({ key: `score.line.${part}` })} ${pointsOf(score.lines, part)}`,
            )
            .join(', ')}
          )
        </p>
      ))}
    </section>
  );
}

/** The river, the Shoal and the wonders. */
function PearlbrookText() {
  const { view, words, names } = useTable();
  if (view.pearlbrook === null) return null;
  const { river, shoal, wonders } = view.pearlbrook;
  const named = (seats: readonly number[]): string => seats.map((seat) => names[seat]).join(', ');
  return (
    <>
      <Things
        title={words.name('term-river')}
        things={[
          ...river.map(({ id, card, frog }) => ({
            target: `place/${id}`,
            name: words.name(card ?? id),
            text: words.print(card === null ? riverSpotText(id) : riverCardText(card)),
            note: named(frog === null ? [] : [frog]),
          })),
          {
            target: `place/${shoal.id}`,
            name: words.name(shoal.id),
            text: words.print(riverSpotText(shoal.id)),
            note: named(shoal.frogs),
          },
        ]}
      />
      <Things
        title={words.t('table.wonders')}
        things={wonders.map(({ id, owner }) => ({
          target: `place/${id}`,
          name: words.name(id),
          text: words.print(wonderText(id)),
          note: owner === null ? '' : names[owner],
        }))}
      />
    </>
  );
}

/** What the person keeps beside the city. */
function BesideText() {
  const { view, words, snapshot } = useTable();
  const { legends, pearlbrook, power } = view.players[snapshot.seat];
  const things = [
    ...(power === null
      ? []
      : [
          {
            target: `power/${power.id}`,
            name: words.name(power.id),
            text: words.print(powerText(power.id)),
          },
        ]),
    ...(legends ?? []).map((id) => ({
      target: `beside/${id}`,
      name: words.name(id),
      text: words.print(cardText(id)),
    })),
    ...(pearlbrook?.adornments ?? []).map((id) => ({
      target: `adornment/${id}`,
      name: words.name(id),
      text: words.print(adornmentText(id)),
    })),
  ];
  return things.length > 0 && <Things title={words.t('table.beside')} things={things} />;
}

/** Everything that lies in the valley, with whoever stands there. */
function ValleyText() {
  const { view, words, names } = useTable();
  const standing = (seats: readonly number[]): string =>
    seats.map((seat) => names[seat]).join(', ');
  const place = ({ id, workers }: PlaceView): Line => ({
    target: `place/${id}`,
    name: words.name(id),
    text: words.print(locationText(id)),
    note: standing(workers),
  });
  const event = ({ id, owner }: EventView): Line => ({
    target: `place/${id}`,
    name: words.name(id),
    text: words.print(eventCardText(id)),
    note: owner === null ? '' : names[owner],
  });
  return (
    <>
      <Things
        title={words.t('table.valley')}
        things={[
          ...view.basic.map(place),
          ...view.forest.flatMap((one) => (one === null ? [] : [place(one)])),
          place(view.haven),
          ...view.journey.map(place),
          ...(view.market ? [place(view.market)] : []),
          ...(view.station ? [place(view.station.knoll), place(view.station.platform)] : []),
        ]}
      />
      {view.market && (
        <Things
          title={words.name('market')}
          things={[...view.market.buying, ...view.market.selling].map((id) => ({
            target: `good/${id}`,
            name: words.name(id),
            text: words.print(goodText(id)),
            note: words.t(view.market!.buying.includes(id) ? 'market.buy' : 'market.sell'),
          }))}
        />
      )}
      <Things
        title={words.t('table.events')}
        things={[...view.basicEvents, ...view.specialEvents].map(event)}
      />
      <StationText />
      <MountainText />
      <PearlbrookText />
      <LairText />
      {view.award && (
        <p>
          <b>{words.name(view.award)}</b>: {words.print(awardText(view.award))}
        </p>
      )}
      <p>
        {words.t('table.deck')}: {view.deck}. {words.t('table.discard')}: {view.discard}.
        {view.rugwort && ` ${words.t('rugwort.die', { n: view.rugwort.lastRoll || '–' })}.`}
      </p>
    </>
  );
}

interface Props {
  readonly beside?: ReactNode;
  /** What drives a lesson or a replay: it stands before the options. */
  readonly controls?: ReactNode;
}

export function TextTable({ beside, controls }: Props) {
  const { view, words, snapshot } = useTable();
  const { set } = useSettings();
  const card = (target: string, id: string): Line => ({
    target,
    name: words.name(id),
    text: words.print(cardText(id)),
  });
  const hand = view.players[snapshot.seat].hand ?? [];
  return (
    <main className="text-table">
      <p>
        <Link href="/">{words.t('score.home')}</Link>{' '}
        <button type="button" className="undo" onClick={() => set({ textMode: false })}>
          {words.t('settings.pictures')}
        </button>
      </p>
      <h1 className="sr">{words.t('table.parts')}</h1>
      {controls}
      {!controls && <Scores />}
      <Options />
      {beside}
      <News />
      <Things title={words.t('table.hand')} things={hand.map((id) => card(`hand/${id}`, id))} />
      <BesideText />
      <Things
        title={words.name('term-meadow')}
        things={view.meadow.flatMap((id, i) => (id === null ? [] : [card(`meadow/${i}`, id)]))}
      />
      {view.players.map((player) => (
        <PlayerText key={player.seat} player={player} />
      ))}
      <ValleyText />
    </main>
  );
}
