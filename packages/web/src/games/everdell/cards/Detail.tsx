/** One thing large: what it says, what it is, what goes with it, and how its rules are read. */
import { cardFacts, locationWorkers } from '@evervale/everdell';
import { Link } from 'wouter';
import { Figure } from '../../../art/Figure.tsx';
import { CARD_FIGURES, EVENT_FIGURES } from '../art/figureNames.ts';
import { Rulings } from '../rules/Rulings.tsx';
import { useUi } from '../../../shell/useUi.ts';
import type { Words } from '../../../shell/useWords.ts';
import { usePages, type PageKey } from '../../../words/pages/index.ts';
import { eventsWith, pairsOf, type Thing } from './things.ts';
import { ThingFace, titleOf } from './ThingFace.tsx';

interface Props {
  readonly thing: Thing;
  readonly words: Words;
}

function Facts({ thing, words }: Props) {
  const t = usePages();
  const { card, event, id, box } = thing;
  const rows: string[] = [];
  if (card) {
    const { kind, color, cost, points, livesIn, livesInAny, houses, housesAny, original } =
      cardFacts(id);
    const said = [kind, color, points, cost, livesIn, livesInAny, houses, housesAny, original];
    rows.push(...said.flatMap((text) => (text ? [words.print(text)] : [])));
    rows.push(t('cards.copies', { n: card.copies }));
  } else if (event) {
    if (event.points > 0) rows.push(t('cards.points', { n: event.points }));
  } else rows.push(words.print(locationWorkers(id)));
  rows.push(words.name(`box-${box}`));
  return (
    <ul className="facts">
      {rows.map((row) => (
        <li key={row}>{row}</li>
      ))}
    </ul>
  );
}

function Others({ title, ids, words }: { title: PageKey; ids: readonly string[]; words: Words }) {
  const t = usePages();
  if (ids.length === 0) return null;
  return (
    <section>
      <h3>{t(title)}</h3>
      <ul className="others">
        {ids.map((id) => (
          <li key={id}>
            <Link href={`/everdell/cards/${id}`}>
              <Figure name={CARD_FIGURES[id] ?? EVENT_FIGURES[id]} /> {words.name(id)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function Detail({ thing, words, close }: Props & { close: () => void }) {
  const ui = useUi();
  return (
    <aside className="panel card-detail" aria-label={titleOf(thing, words)}>
      <button type="button" className="round" aria-label={ui('close')} onClick={close}>
        ×
      </button>
      <div className="detail-face">
        <ThingFace thing={thing} words={words} large />
      </div>
      <Facts thing={thing} words={words} />
      <Others
        title={thing.event ? 'cards.needs' : 'cards.pairs'}
        ids={pairsOf(thing)}
        words={words}
      />
      <Others title="cards.events" ids={eventsWith(thing.id)} words={words} />
      <Rulings id={thing.id} group={thing.group} />
    </aside>
  );
}
