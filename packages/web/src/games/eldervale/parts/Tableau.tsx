/** A Tableau: the Starter card and Adventure cards with their spaces, Slots, tokens, Orbs and Auras. */
import type { CardView, PlayerView, TokenView } from '@evervale/eldervale';
import type { CSSProperties } from 'react';
import { useGame } from '../../../shell/useGame.ts';
import { Window } from '../../../shell/Window.tsx';
import { CardPicture, OrbFigure, ResourceIcon, Rune, TreasureToken } from '../art/index.ts';
import { softened } from '../../common/syllables.ts';
import { useTable } from '../context.ts';
import { cardOf } from '../model/board.ts';
import { tokenSaying } from '../model/saying.ts';
import { tonesOf } from '../model/tones.ts';
import { Figure } from './Figures.tsx';
import { heightsFor, longestPerColumn, longestPerRow, weightOf } from '../model/shares.ts';
import { useFitTexts } from '../useFitTexts.ts';
import { MagicCard } from './Magic.tsx';
import { SeatFacts } from './Seats.tsx';
import { Signed } from './Signed.tsx';
import { Thing } from './Thing.tsx';

const STARTER = ['summon', 'gather', 'dwell'] as const;
/** Each Dwelling lets so many cards score (E20.6). */
const CARDS_PER_DWELLING = 3;

function Slots({ slots }: { slots: readonly (TokenView | null)[] }) {
  const table = useTable();
  return slots.map((token, i) =>
    token === null ? (
      <span key={i} className="slot" title={table.t('tableau.slot')} />
    ) : (
      <span key={i} className="slot full" title={tokenSaying(table, token)}>
        <TreasureToken token={token} />
      </span>
    ),
  );
}

function Users({ player, units }: { player: PlayerView; units: readonly string[] }) {
  const { view } = useTable();
  return units.map((unit, i) => (
    <Figure key={i} view={view} figure={{ seat: player.seat, unit }} className="user" />
  ));
}

function Starter({ player, own }: { player: PlayerView; own: boolean }) {
  const table = useTable();
  const { words } = table;
  return (
    <li
      className="tableau-card starter"
      style={{ '--deep': tonesOf(player.element).dark } as CSSProperties}
    >
      <h3>
        {player.element !== null && <Rune element={player.element} />}
        <span data-fit-name>{words.print({ key: 'view.starter' })}</span>
      </h3>
      {STARTER.map((space) => {
        const units = player.starter[space] ?? [];
        const slot = space === 'gather' ? player.gatherSlot : null;
        const label = [
          ...units.map((unit) => words.name(unit)),
          ...(slot === null ? [] : [tokenSaying(table, slot)]),
        ].join(', ');
        return (
          <Thing
            key={space}
            target={own ? `own/${space}` : `theirs/${player.seat}/${space}`}
            label={label}
            className="space"
          >
            <span className="place">
              <ResourceIcon kind="worker" className="icon" />
              <Users player={player} units={units} />
            </span>
            <span className="does" data-fit-name>
              {words.name(space)} {space === 'gather' && <Slots slots={[slot]} />}
            </span>
          </Thing>
        );
      })}
    </li>
  );
}

/** Everything that lies and stands on a card of a Tableau. */
function useCardLabel(): (card: CardView) => string {
  const table = useTable();
  const { words, t } = table;
  return (card) =>
    [
      ...card.units.map((unit) => words.name(unit)),
      ...card.slots.map((slot) => (slot === null ? t('tableau.slot') : tokenSaying(table, slot))),
      ...(card.orb === null ? [] : [t(card.orb ? 'tableau.orb' : 'tableau.noOrb')]),
      ...(card.stored.length === 0
        ? []
        : [t('tableau.stored', { what: card.stored.map((id) => words.name(id)).join(', ') })]),
      ...(card.host === undefined
        ? []
        : [
            card.host === null
              ? t('tableau.unattached')
              : t('tableau.on', { card: words.name(card.host) }),
          ]),
    ].join('. ');
}

function Card({ player, card, own }: { player: PlayerView; card: CardView; own: boolean }) {
  const { words, t } = useTable();
  const { lookup } = useGame();
  const labelOf = useCardLabel();
  const made = cardOf(card.card)!;
  const auras = player.tableau.filter(({ host }) => host === card.card);
  return (
    <li
      className="tableau-card"
      data-kind={made.kind}
      style={{ '--deep': tonesOf(made.element).dark } as CSSProperties}
    >
      <Thing
        target={own ? `own/${card.card}` : `theirs/${player.seat}/${card.card}`}
        label={labelOf(card)}
      >
        <span className="card-head">
          <Rune element={made.element} />
          <span data-fit-name>{softened(words.name(card.card), 9)}</span>
        </span>
        <CardPicture card={card.card} />
        <span className="card-body">
          <span className="on-card">
            {made.action !== undefined && (
              <span className="place">
                <ResourceIcon
                  kind={made.action.icon === 'any' ? 'worker' : made.action.icon}
                  className="icon"
                />
                <Users player={player} units={card.units} />
              </span>
            )}
            <Slots slots={card.slots} />
            {card.orb !== null && (
              <span className="orb-slot" data-full={card.orb || undefined}>
                {card.orb && <OrbFigure />}
              </span>
            )}
            {card.stored.map((good, i) => (
              <ResourceIcon key={i} kind={(good in STORED ? good : 'magic') as 'gem'} />
            ))}
          </span>
          <Signed text={lookup.find(card.card)?.text()} className="card-text" on={made.element} />
        </span>
        {auras.map((aura) => (
          <i key={aura.card} className="aura-sign">
            {words.name(aura.card)}
          </i>
        ))}
        {card.host === null && <i className="aura-sign">{t('tableau.unattached')}</i>}
      </Thing>
    </li>
  );
}

const STORED = { gem: 1, potion: 1, scroll: 1, tool: 1, sword: 1, gold: 1 };

/** So many cards lie in one row, with their pictures; so many in two; more in three. */
const IN_ONE_ROW = 3;
const IN_TWO_ROWS = 8;

const rowsFor = (cards: number): number => (cards <= IN_ONE_ROW ? 1 : cards <= IN_TWO_ROWS ? 2 : 3);

/** The next card is announced where that takes no room from those that lie there. */
const hasRoomForNext = (cards: number): boolean =>
  cards < IN_ONE_ROW || (rowsFor(cards) === 2 && cards % 2 === 1);

/** With the Starter card, which is as high as all rows. */
const columnsFor = (cards: number): number =>
  1 + Math.ceil((cards + (hasRoomForNext(cards) ? 1 : 0)) / rowsFor(cards));

/** Of the texts, as they stand on the cards. */
function useLengths({ tableau }: PlayerView): readonly number[] {
  const { onCard } = useTable();
  const { lookup } = useGame();
  return tableau.map(({ card }) => {
    const text = lookup.find(card)?.text();
    return text === undefined ? 0 : onCard(text).length;
  });
}

function Cards({ player, own }: { player: PlayerView; own: boolean }) {
  const { t, words } = useTable();
  const rows = rowsFor(player.tableau.length);
  const lengths = useLengths(player);
  const cards = player.tableau.map(({ card }) => card).join(' ');
  const box = useFitTexts<HTMLUListElement>(cards + words.lang, longestPerColumn(lengths, rows));
  return (
    <ul
      className="cards"
      ref={box}
      data-rows={rows}
      style={{ '--heights': heightsFor(longestPerRow(lengths, rows)) } as CSSProperties}
    >
      <Starter player={player} own={own} />
      {player.tableau.map((card) => (
        <Card key={card.card} player={player} card={card} own={own} />
      ))}
      {own && hasRoomForNext(player.tableau.length) && (
        <li className="tableau-card next">{t('tableau.next')}</li>
      )}
    </ul>
  );
}

export function OwnTableau() {
  const { view, snapshot, t } = useTable();
  const player = view.seats[snapshot.seat];
  const n = player.tableau.length;
  const columns = columnsFor(n);
  const longest = longestPerColumn(useLengths(player), rowsFor(n));
  // The Starter card, and the place of the next one, have next to nothing to say.
  const others = Array.from({ length: columns - longest.length }, () => 0);
  const scoring = Math.min(n, player.dwellings * CARDS_PER_DWELLING);
  return (
    <section
      className="tableau"
      aria-label={t('tableau.title')}
      data-anchor="tableau"
      style={
        { '--columns': columns, '--weight': weightOf([...longest, ...others]) } as CSSProperties
      }
    >
      <header>
        <h2>{t('tableau.title')}</h2>
        <small>
          {t('tableau.cards', { n })}
          {scoring > 0 && (
            <span className="scoring">
              {` · ${t('tableau.scores', { n: player.dwellings, cards: scoring })}`}
            </span>
          )}
        </small>
      </header>
      <Cards player={player} own />
    </section>
  );
}

/** Quests that were completed lie open (E14.9), and partners know each other's hand (E25.4). */
function Beside({ player }: { player: PlayerView }) {
  const { words } = useTable();
  const rows = [
    ['quests', player.quests],
    ['hand', player.hand ?? []],
  ] as const;
  return rows
    .filter(([, cards]) => cards.length > 0)
    .map(([what, cards]) => (
      <section key={what} className="beside-tableau">
        <h3>{words.print({ key: `view.${what}` })}</h3>
        <ul>
          {cards.map((id) => (
            <li key={id}>
              <MagicCard id={id} target={`theirs/${player.seat}/${id}`} />
            </li>
          ))}
        </ul>
      </section>
    ));
}

/** Somebody else's, over the table until it is closed. */
export function TableauWindow({ seat, close }: { seat: number; close: () => void }) {
  const { view, names, t, words } = useTable();
  const { lookup } = useGame();
  const player = view.seats[seat];
  const people = player.faction === null ? undefined : lookup.find(player.faction)?.text();
  return (
    <Window
      title={t('tableau.of', { player: names[seat] })}
      className="vale-window tableau-window"
      close={close}
    >
      {player.faction !== null && (
        <p className="people">
          <b>{words.name(player.faction)}</b> {people !== undefined && words.print(people)}
        </p>
      )}
      <div className="seat-facts">
        <SeatFacts player={player} />
      </div>
      <Cards player={player} own={false} />
      <Beside player={player} />
    </Window>
  );
}
