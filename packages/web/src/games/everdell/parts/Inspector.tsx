/** A card, place or Event seen large: text, facts, reason, and what can be done with it. */
import { cardFacts, CARDS, type View } from '@evervale/everdell';
import { lazy, Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Picture } from '../art/Picture.tsx';
import { useTable, type Inspected } from '../context.ts';
import { figureOf, hueOf, titleOf, wordsAbout } from '../model/about.ts';
import { CardFace } from './CardFace.tsx';
import { Why } from './Why.tsx';

/** The book of rules is loaded when somebody looks at a card. */
const Rulings = lazy(async () => ({
  default: (await import('../../../rules/Rulings.tsx')).Rulings,
}));

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
      <Suspense>
        <Rulings id={id} group="card" />
      </Suspense>
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

/** Beside the thing, wherever there is room. */
function positionOf(at: DOMRect, width: number, height: number): { left: number; top: number } {
  const gap = 12;
  const right = at.right + gap;
  const left = right + width < innerWidth ? right : Math.max(gap, at.left - gap - width);
  const top = Math.min(
    Math.max(gap, at.top + at.height / 2 - height / 2),
    innerHeight - height - gap,
  );
  return { left, top: Math.max(gap, top) };
}

export function Inspector({ thing }: { thing: Inspected }) {
  const { words, options, reasons, pick, inspect } = useTable();
  const box = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState({ left: -999, top: 0 });
  useLayoutEffect(() => {
    const element = box.current!;
    const settle = (): void =>
      setPlace(positionOf(thing.at, element.offsetWidth, element.offsetHeight));
    settle();
    // It grows when the rulings have come.
    const watch = new ResizeObserver(settle);
    watch.observe(element);
    return () => watch.disconnect();
  }, [thing]);
  // Whoever opened it by a key goes on with Enter.
  useEffect(() => {
    if (thing.pinned) box.current?.querySelector<HTMLElement>('.answer')?.focus();
  }, [thing]);
  const mine = (thing.target && options.get(thing.target)) || [];
  const reason = thing.target ? reasons.get(thing.target) : undefined;
  return (
    <div
      ref={box}
      className={`inspector about-${thing.kind} ${thing.pinned ? 'pinned' : ''}`}
      style={place}
      role={thing.pinned ? 'dialog' : 'tooltip'}
      aria-label={words.name(titleOf(thing.id))}
    >
      {thing.kind === 'card' ? <CardInfo id={thing.id} /> : <Info thing={thing} />}
      {reason && <Why reason={reason} />}
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
