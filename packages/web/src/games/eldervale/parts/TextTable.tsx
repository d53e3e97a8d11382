/** The table as text, in reading order: the map in rows with compass and distances, then everything else. */
import { RESOURCES, type PlayerView } from '@evervale/eldervale';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useGame } from '../../../shell/useGame.ts';
import { useSettings } from '../../../shell/settings.ts';
import { partsOf, pointsOf } from '../../common/scoreParts.ts';
import { TextPrompt } from '../../common/TextPrompt.tsx';
import { useTable } from '../context.ts';
import { cardOf, musterOf } from '../model/board.ts';
import { running } from '../model/film.ts';
import { sinceOwnTurn } from '../model/since.ts';
import {
  distanceSaying,
  neighboursSaying,
  priceSaying,
  realmSaying,
  rowsOf,
  tokenSaying,
} from '../model/saying.ts';
import { Battle } from './Battle.tsx';
import { HandOver } from './HandOver.tsx';
import { Ghosts } from './Seats.tsx';
import { StandingAnswers } from './Standing.tsx';

function Options() {
  const table = useTable();
  const { view, t } = table;
  return (
    <TextPrompt
      table={table}
      small="small-button"
      undo={t('prompt.undo')}
      before={
        <>
          {view.peace && <p>{t('prompt.peace')}</p>}
          {view.end !== null && <p>{t('prompt.last', { n: view.end.turns })}</p>}
        </>
      }
      behind={<StandingAnswers />}
    />
  );
}

/** Row by row from the north; each Realm with what is around it. */
function MapText() {
  const table = useTable();
  const { t, snapshot, words, reasons } = table;
  return (
    <section>
      <h2>{t('map.title')}</h2>
      <p>{t('map.left', { n: table.view.stack })}</p>
      {rowsOf(table).map((row, i) => (
        <ul key={i}>
          {row.map((realm) => {
            const far = distanceSaying(table, snapshot.seat, realm);
            const [why] = reasons.get(`realm/${realm.tile}`) ?? [];
            return (
              <li key={realm.tile}>
                {realmSaying(table, realm)}.{far !== null && ` ${far}.`}
                {why && ` ${words.print(why.text)}.`}{' '}
                <small>{neighboursSaying(table, realm)}</small>
              </li>
            );
          })}
        </ul>
      ))}
    </section>
  );
}

function PlayerText({ player }: { player: PlayerView }) {
  const table = useTable();
  const { view, words, names, t, seatNote, snapshot } = table;
  const { lookup } = useGame();
  const term = (word: string): string => words.print({ key: `view.${word}` });
  const units = musterOf(view, player);
  const named = (ids: readonly string[]): string =>
    ids.length === 0 ? '–' : ids.map((id) => words.name(id)).join(', ');
  const people = player.faction === null ? undefined : lookup.find(player.faction)?.text();
  return (
    <section>
      <h2>
        {names[player.seat]}
        {player.faction !== null && ` (${words.name(player.faction)})`} {seatNote?.(player.seat)}
      </h2>
      {people !== undefined && <p>{words.print(people)}</p>}
      {player.partner !== null && <p>{t('team.with', { player: names[player.partner] })}</p>}
      <ul>
        <li>
          {term('vp')} {player.vp}, {term('glory')} {player.glory ?? '–'}, {term('orbs')}{' '}
          {player.orbs}, {term('dwellings')} {player.dwellings}/6, {term('handSize')}{' '}
          {player.handSize}
        </li>
        <li>
          {RESOURCES.map((good) => `${words.name(good)} ${player.resources[good]}`).join(', ')}
        </li>
        <li>
          {term('tokens')}:{' '}
          {player.tokens.length === 0
            ? '–'
            : player.tokens.map((token) => tokenSaying(table, token)).join('; ')}
        </li>
        <li>
          {t('tray.ready')}: {named(units.ready)}
        </li>
        <li>
          {t('units.map')}: {named(units.map)}
        </li>
        <li>
          {term('underworld')}: {named(units.underworld)}
        </li>
        <li>
          {term('tray')}: {named(player.tray)}
        </li>
        <li>
          {term('power')}:{' '}
          {view.elements
            .map((element) => `${words.name(element)} ${player.power[element]}`)
            .join(', ')}
        </li>
        {player.quests.length > 0 && (
          <li>
            {term('quests')}: {named(player.quests)}
          </li>
        )}
        {view.ghosts !== null && player.seat >= view.players && (
          <li>
            <Ghosts ghosts={view.ghosts} />
          </li>
        )}
      </ul>
      {player.hand !== null && player.seat !== snapshot.seat && (
        <>
          <h3>{term('hand')}</h3>
          <ul>
            {player.hand.map((id) => (
              <ThingLine key={id} id={id} />
            ))}
          </ul>
        </>
      )}
      <h3>{t('tableau.title')}</h3>
      <ul>
        {Object.entries(player.starter).map(([space, there]) => (
          <li key={space}>
            {words.name(space)}: {named(there)}
            {space === 'gather' &&
              player.gatherSlot !== null &&
              ` (${tokenSaying(table, player.gatherSlot)})`}
          </li>
        ))}
        {player.tableau.map((card) => (
          <ThingLine key={card.card} id={card.card}>
            {card.units.length > 0 && ` (${named(card.units)})`}
            {card.slots.flatMap((slot) => (slot === null ? [] : ` (${tokenSaying(table, slot)})`))}
            {card.orb === true && ` (${t('tableau.orb')})`}
            {card.host && ` (${t('tableau.on', { card: words.name(card.host) })})`}
          </ThingLine>
        ))}
      </ul>
    </section>
  );
}

/** A thing with its name and its text. */
function ThingLine({ id, children }: { id: string; children?: ReactNode }) {
  const { words } = useTable();
  const { lookup } = useGame();
  const text = lookup.find(id)?.text();
  return (
    <li>
      <b>{words.name(id)}</b>
      {children} {text !== undefined && words.print(text)}
    </li>
  );
}

function Scores() {
  const { snapshot, names, words, t } = useTable();
  const { outcome, config } = snapshot;
  if (outcome === null) return null;
  const { scores, winners } = outcome;
  return (
    <section>
      <h2>
        {words.t('score.winner', {
          n: winners.length,
          players: winners.map((seat) => names[seat]).join(', '),
        })}
      </h2>
      <ul>
        {scores.map(({ seat, total, lines }) => (
          <li key={seat}>
            {names[seat]}: {t('score.total')} {total} (
            {partsOf(scores)
              .map(
                (part) => `${words.print({ key: `score.line.${part}` })} ${pointsOf(lines, part)}`,
              )
              .join(', ')}
            )
          </li>
        ))}
      </ul>
      <Link href={`/replay/${config.id}`}>{words.t('replay.title')}</Link>
    </section>
  );
}

export function TextTable({ beside, controls }: { beside?: ReactNode; controls?: ReactNode }) {
  const table = useTable();
  const { view, snapshot, words, log, t } = table;
  const { set } = useSettings();
  const { title } = useGame();
  const mine = view.seats[snapshot.seat];
  const since = sinceOwnTurn(log, snapshot.seat);
  if (snapshot.handover !== null) {
    return (
      <main className="vale text-vale" data-at={snapshot.at}>
        <HandOver seat={snapshot.handover} />
      </main>
    );
  }
  return (
    <main className="vale table text-vale" data-at={snapshot.at}>
      <button type="button" onClick={() => set({ textMode: false })}>
        {words.t('settings.pictures')}
      </button>{' '}
      <Link href="/">{words.t('score.home')}</Link>
      <h1>{title}</h1>
      <Scores />
      <section>
        <h2>{words.t('table.since')}</h2>
        <ol>
          {since.map((line, i) => (
            <li key={i}>{words.print(line.text)}</li>
          ))}
        </ol>
      </section>
      {view.battle !== null && <Battle film={running(view.battle)} />}
      {controls ?? <Options />}
      {beside}
      <MapText />
      <PlayerText player={mine} />
      {mine.hand !== null && (
        <section>
          <h2>{t('magic.title')}</h2>
          <ul>
            {mine.hand.map((id, i) => (
              <ThingLine key={i} id={id} />
            ))}
          </ul>
        </section>
      )}
      <section>
        <h2>{words.print({ key: 'view.decks' })}</h2>
        <ul>
          {view.decks.map(({ element, faceUp, left }) =>
            faceUp === null ? (
              <li key={element}>
                {words.name(element)}: {t('adventure.none')}
              </li>
            ) : (
              <ThingLine key={element} id={faceUp}>
                {' '}
                ({words.name(element)}, {t('adventure.left', { n: left })},{' '}
                {priceSaying(table, cardOf(faceUp)!.cost)})
              </ThingLine>
            ),
          )}
        </ul>
        <h3>{words.print({ key: 'view.rewards' })}</h3>
        <ul>
          {view.rewards
            .filter(({ free }) => free)
            .map(({ id }) => (
              <li key={id}>{words.print({ key: `reward.${id}` })}</li>
            ))}
        </ul>
      </section>
      {view.seats
        .filter((player) => player !== mine)
        .map((player) => (
          <PlayerText key={player.seat} player={player} />
        ))}
      <section>
        <h2>{words.t('table.log')}</h2>
        <ol>
          {log.map((line, i) => (
            <li key={i}>{words.print(line.text)}</li>
          ))}
        </ol>
      </section>
    </main>
  );
}
