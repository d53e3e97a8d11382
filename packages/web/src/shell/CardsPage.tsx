/** Every card and Event, searched by text, colour, kind and rarity. */
import {
  BASIC_EVENT_LIST,
  CARDS,
  cardFacts,
  cardText,
  COLOR_NAMES,
  eventCardText,
  SPECIAL_EVENT_LIST,
  type Card,
  type Color,
} from '@evervale/everdell';
import { useMemo, useState } from 'react';
import { Figure } from '../art/Figure.tsx';
import { EVENT_FIGURES } from '../art/figureNames.ts';
import { CardFace } from '../games/everdell/parts/CardFace.tsx';
import '../games/everdell/styles/index.css';
import { Choice } from './Choice.tsx';
import { Page } from './Page.tsx';
import { useWords, type Words } from './useWords.ts';

function matches(card: Card, search: string, words: Words): boolean {
  const all = [words.name(card.id), words.print(cardText(card.id))].join(' ').toLocaleLowerCase();
  return search
    .toLocaleLowerCase()
    .split(/\s+/)
    .every((part) => all.includes(part));
}

function CardEntry({ card, words }: { card: Card; words: Words }) {
  const facts = cardFacts(card.id);
  return (
    <li>
      <CardFace id={card.id} size="large" words={words} />
      <p className="facts">
        {[facts.kind, facts.color, facts.livesIn, facts.houses]
          .flatMap((text) => (text ? [words.print(text)] : []))
          .join(' · ')}{' '}
        · {words.t('cards.copies', { n: card.copies })}
      </p>
    </li>
  );
}

function EventEntries({ words }: { words: Words }) {
  return (
    <ul className="event-list">
      {[...BASIC_EVENT_LIST, ...SPECIAL_EVENT_LIST.list].map(({ id, points }) => (
        <li key={id}>
          <span className="event-figure">
            <Figure name={EVENT_FIGURES[id]} />
          </span>
          <span>
            <b>{words.name(id)}</b>
            {points > 0 && <span className="event-points">{points}</span>}
            <br />
            {words.print(eventCardText(id))}
          </span>
        </li>
      ))}
    </ul>
  );
}

const ALL = 'all';

export function CardsPage() {
  const words = useWords();
  const { t, name } = words;
  const [search, setSearch] = useState('');
  const [color, setColor] = useState<Color | typeof ALL>(ALL);
  const [kind, setKind] = useState<Card['kind'] | typeof ALL>(ALL);
  const found = useMemo(
    () =>
      CARDS.list.filter(
        (card) =>
          (color === ALL || card.color === color) &&
          (kind === ALL || card.kind === kind) &&
          matches(card, search, words),
      ),
    [search, color, kind, words],
  );
  return (
    <Page title={t('cards.title')} wide>
      <input
        type="search"
        className="search"
        value={search}
        placeholder={t('cards.search')}
        aria-label={t('cards.search')}
        onChange={(event) => setSearch(event.target.value)}
      />
      <Choice
        label={t('cards.color')}
        values={[ALL, ...COLOR_NAMES] as const}
        value={color}
        say={(one) => (one === ALL ? t('cards.all') : name(`type-${one}`))}
        choose={setColor}
      />
      <Choice
        label={t('cards.kind')}
        values={[ALL, 'critter', 'construction'] as const}
        value={kind}
        say={(one) => (one === ALL ? t('cards.all') : name(`kind-${one}`))}
        choose={setKind}
      />
      <p role="status">{t('cards.found', { n: found.length })}</p>
      <ul className="card-list">
        {found.map((card) => (
          <CardEntry key={card.id} card={card} words={words} />
        ))}
      </ul>
      <h2>{t('cards.events')}</h2>
      <EventEntries words={words} />
    </Page>
  );
}
