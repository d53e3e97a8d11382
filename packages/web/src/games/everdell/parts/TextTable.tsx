/** The table as text, in reading order, for screen readers and for whoever prefers words. */
import { cardText, eventCardText, locationText, type PlayerView } from '@evervale/everdell';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useSettings } from '../../../shell/settings.ts';
import { useTable } from '../context.ts';
import { sinceLastTurn } from '../model/since.ts';
import { partsOf, pointsOf } from '../model/scoreParts.ts';

function Options() {
  const { snapshot, words, pick, send, names } = useTable();
  const { decision, undo, handover, thinking } = snapshot;
  if (handover !== null) {
    return (
      <button type="button" onClick={() => send({ type: 'takeOver' })}>
        {words.t('handover.go', { player: names[handover] })}
      </button>
    );
  }
  return (
    <section aria-labelledby="ask">
      <h2 id="ask" aria-live="assertive">
        {decision
          ? words.print(decision.prompt)
          : thinking !== null && words.t('prompt.waiting', { player: names[thinking] })}
      </h2>
      <ol className="prompt">
        {decision?.options.map((option) => (
          <li key={option.code}>
            <button type="button" className="answer" onClick={() => pick(option)}>
              {words.print(option.text)}
            </button>
          </li>
        ))}
      </ol>
      {undo > 0 && (
        <button type="button" onClick={() => send({ type: 'undo' })}>
          {words.name('ui-undo')}
        </button>
      )}
    </section>
  );
}

function PlayerText({ player }: { player: PlayerView }) {
  const { words, names } = useTable();
  const goods = Object.entries(player.resources).map(
    ([id, n]) => `${words.name(`resource-${id}`)} ${n}`,
  );
  return (
    <section>
      <h2>{names[player.seat]}</h2>
      <p>
        {words.name(`season-${player.season}`)} · {words.t('player.points')} {player.score} ·{' '}
        {goods.join(', ')} · {words.name('resource-point-token')} {player.points} ·{' '}
        {words.t('table.workers', { ready: player.ready, all: player.workers.length })} ·{' '}
        {words.t('table.spaces', { ...player.spaces })} ·{' '}
        {words.t('table.handOf', { n: player.handCount, limit: player.handLimit })}
      </p>
      <ul>
        {player.city.map((card) => (
          <li key={card.slot}>
            {words.name(card.card)}
            {card.occupied && ` (${words.name('term-occupied')})`}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Names with their texts; why something is not possible stands behind it. */
function Things({
  title,
  things,
}: {
  title: string;
  things: readonly (readonly [string, string, string])[];
}) {
  const { words, reasons } = useTable();
  return (
    <section>
      <h2>{title}</h2>
      <ul>
        {things.map(([target, name, text], i) => (
          <li key={i}>
            <b>{name}</b>: {text}{' '}
            {reasons.has(target) && <i>{words.print(reasons.get(target)!)}</i>}
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

export function TextTable({ beside }: { beside?: ReactNode }) {
  const { view, words, snapshot } = useTable();
  const { set } = useSettings();
  const card = (target: string, id: string) =>
    [target, words.name(id), words.print(cardText(id))] as const;
  const place = (id: string) =>
    [`place/${id}`, words.name(id), words.print(locationText(id))] as const;
  const hand = view.players[snapshot.seat].hand ?? [];
  return (
    <main className="text-table">
      <p>
        <Link href="/">{words.t('score.home')}</Link>{' '}
        <button type="button" onClick={() => set({ textMode: false })}>
          {words.t('settings.pictures')}
        </button>
      </p>
      <Scores />
      <Options />
      {beside}
      <News />
      <Things title={words.t('table.hand')} things={hand.map((id) => card(`hand/${id}`, id))} />
      <Things
        title={words.name('term-meadow')}
        things={view.meadow.flatMap((id, i) => (id === null ? [] : [card(`meadow/${i}`, id)]))}
      />
      {view.players.map((player) => (
        <PlayerText key={player.seat} player={player} />
      ))}
      <Things
        title={words.t('table.valley')}
        things={[
          ...view.basic.map(({ id }) => place(id)),
          ...view.forest.flatMap((one) => (one === null ? [] : [place(one.id)])),
          place('haven'),
        ]}
      />
      <Things
        title={words.t('cards.events')}
        things={[...view.basicEvents, ...view.specialEvents].map(
          ({ id }) => [`place/${id}`, words.name(id), words.print(eventCardText(id))] as const,
        )}
      />
    </main>
  );
}
