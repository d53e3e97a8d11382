/** A card, place or Event seen large: text, facts, reason, and what can be done with it. */
import { cardFacts, CARDS, type View } from '@evervale/everdell';
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { Extra } from '../../../shell/Extra.tsx';
import { extra } from '../../../shell/part.ts';
import { Picture } from '../art/Picture.tsx';
import { useTable, type Inspected } from '../context.ts';
import { figureOf, hueOf, titleOf, wordsAbout } from '../model/about.ts';
import { homeTaken } from '../model/homes.ts';
import { placeSigns } from '../model/signs.ts';
import { isAside, type Option } from '../model/targets.ts';
import { CardFace } from './CardFace.tsx';
import { Why } from './Why.tsx';

/** The book of rules is loaded when somebody looks at a card. */
const Rulings = extra(() => import('../rules/Rulings.tsx'), 'Rulings');

/** How many copies lie open to this seat. */
function seenCopies({ meadow, players }: View, id: string): number {
  const inCities = players.flatMap(({ city }) => city.map(({ card }) => card));
  const inHands = players.flatMap(({ hand }) => hand ?? []);
  return [meadow, inCities, inHands].flat().filter((card) => card === id).length;
}

function CardInfo({ id }: { id: string }) {
  const { words, view } = useTable();
  const facts = cardFacts(id);
  const { copies } = CARDS.of(CARDS.kindOf(id));
  const unseen = Math.max(0, copies - seenCopies(view, id));
  const { kind, color, livesIn, livesInAny, houses, housesAny, original } = facts;
  const rows = [kind, color, livesIn, livesInAny, houses, housesAny, original].flatMap((text) =>
    text ? [words.print(text)] : [],
  );
  return (
    <>
      <CardFace id={id} size="large" words={words} />
      <ul className="facts">
        {rows.map((row) => (
          <li key={row}>{row}</li>
        ))}
        <li>{words.t('card.unseen', { n: unseen, all: copies })}</li>
      </ul>
      <Extra>
        <Rulings id={id} group="card" folded />
      </Extra>
    </>
  );
}

/** Whatever is no card: its name, what it does, and what else is to be known. */
function Info({ thing: { kind, id } }: { thing: Inspected }) {
  const { words } = useTable();
  const figure = figureOf(kind, id);
  const { text, facts } = wordsAbout(kind, id);
  return (
    <>
      {figure && (
        <span className="info-picture">
          <Picture id={id} figure={figure} hue={hueOf(kind)} />
        </span>
      )}
      <h3>{words.name(titleOf(id))}</h3>
      <p>{words.print(text)}</p>
      {facts && <p className="facts">{words.print(facts)}</p>}
    </>
  );
}

/** Whoever draws with a full hand gets less than the place gives (7.2). */
function FullHand({ place }: { place: string }) {
  const { view, words, snapshot } = useTable();
  const { handCount, handLimit } = view.players[snapshot.seat];
  const room = Math.max(0, handLimit - handCount);
  if ((placeSigns(place)?.card ?? 0) <= room) return null;
  return <p className="why">{words.t('hand.full', { n: room })}</p>;
}

/** A Critter that cannot be paid takes the last home there is for it: that is said before it is played. */
function TakesHome({ card }: { card: string }) {
  const { view, words, snapshot } = useTable();
  const home = homeTaken(view.players[snapshot.seat], card);
  return home && <p className="why">{words.t('card.takesHome', { home: words.name(home) })}</p>;
}

/** What may be done besides: a click on the thing itself does what one comes for. */
function Besides({ options }: { options: readonly Option[] }) {
  const { words, pick, inspect } = useTable();
  return options.map((option) => (
    <button
      key={option.code}
      type="button"
      className="pin"
      data-code={option.code}
      onClick={() => {
        inspect(null);
        pick(option);
      }}
    >
      {words.print(option.text)}
    </button>
  ));
}

interface Props {
  readonly thing: Inspected;
  /** In its place beside the board; else over it, in the middle. */
  readonly beside?: boolean;
}

/** Less room than this below the question is too little for a large card: it stands beside the question then. */
const LEAST_ROOM = 330;

/** Below what is asked, so that neither the board nor the question is covered. */
function useRoom(box: RefObject<HTMLDivElement | null>, thing: Inspected): string {
  const [where, setWhere] = useState('');
  useLayoutEffect(() => {
    const side = box.current?.parentElement;
    const above = side?.querySelector('.prompt, .lesson');
    if (!side || !above) return setWhere('');
    const room = side.getBoundingClientRect().bottom - above.getBoundingClientRect().bottom;
    side.style.setProperty('--room', `${Math.max(room - 8, LEAST_ROOM)}px`);
    setWhere(room < LEAST_ROOM ? 'aside' : '');
  }, [box, thing]);
  return where;
}

export function Inspector({ thing, beside = false }: Props) {
  const { words, options, reasons, pick, inspect, stay, lookAway } = useTable();
  const box = useRef<HTMLDivElement>(null);
  const where = useRoom(box, thing);
  // Whoever opened it by a key goes on with Enter.
  useEffect(() => {
    if (thing.pinned) box.current?.querySelector<HTMLElement>('.answer')?.focus();
  }, [thing]);
  const mine = (thing.target && options.get(thing.target)) || [];
  const reason = thing.target ? reasons.get(thing.target) : undefined;
  return (
    <div
      ref={box}
      className={`inspector about-${thing.kind} ${thing.pinned ? 'pinned' : ''} ${beside ? `beside ${where}` : ''}`}
      onMouseEnter={stay}
      onMouseLeave={lookAway}
      role={thing.pinned ? 'dialog' : 'tooltip'}
      aria-label={words.name(titleOf(thing.id))}
    >
      <div className="inspector-body">
        {thing.kind === 'card' ? <CardInfo id={thing.id} /> : <Info thing={thing} />}
        {thing.kind === 'place' && <FullHand place={thing.id} />}
        {mine.some(({ key }) => key.startsWith('play:')) && <TakesHome card={thing.id} />}
        {reason && <Why reason={reason} />}
      </div>
      {!thing.pinned && beside && <Besides options={mine.filter(isAside)} />}
      {!thing.pinned && beside && (
        <button type="button" className="pin" onClick={() => inspect({ ...thing, pinned: true })}>
          {words.t('card.pin')}
        </button>
      )}
      {thing.pinned && (
        <div className="answers">
          {mine.map((option) => (
            <button
              key={option.code}
              type="button"
              className="answer"
              data-code={option.code}
              onClick={() => {
                inspect(null);
                pick(option);
              }}
            >
              <span>{words.print(option.text)}</span>
            </button>
          ))}
          <button type="button" className="answer plain" onClick={() => inspect(null)}>
            {words.t('close')}
          </button>
        </div>
      )}
    </div>
  );
}
