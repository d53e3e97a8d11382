/** One thing large: its picture, what it is, what it says, and what belongs to it. */
import type { Thing } from '@evervale/kernel';
import { Link } from 'wouter';
import { useGame } from '../../../shell/useGame.ts';
import { useUi } from '../../../shell/useUi.ts';
import type { Words } from '../../../shell/useWords.ts';
import { UnitFigure, type UnitKind } from '../art/index.ts';
import { Face, ThingPicture } from './Face.tsx';
import { lairOf, livingIn } from './things.ts';
import { useValePages } from './words/index.ts';

const RANKS: readonly UnitKind[] = ['worker', 'warrior', 'wizard', 'dragon'];

function Others({ title, ids, words }: { title: string; ids: readonly string[]; words: Words }) {
  const { lookup } = useGame();
  const things = ids.flatMap((id) => lookup.find(id) ?? []);
  if (things.length === 0) return null;
  return (
    <section>
      <h3>{title}</h3>
      <ul className="vale-others">
        {things.map((thing) => (
          <li key={thing.id}>
            <Link href={`/eldervale/cards/${thing.id}`}>
              <Face thing={thing} words={words} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The four ranks of a people side by side, with their names. */
function People({ faction, words }: { faction: string; words: Words }) {
  const t = useValePages();
  return (
    <section>
      <h3>{t('browse.people')}</h3>
      <ul className="vale-people">
        {RANKS.map((kind) => (
          <li key={kind}>
            <UnitFigure kind={kind} faction={faction} height={92} />
            {words.name(kind)}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface Props {
  readonly thing: Thing;
  readonly words: Words;
  readonly close: () => void;
}

export function Detail({ thing, words, close }: Props) {
  const t = useValePages();
  const ui = useUi();
  const lair = lairOf(thing.id);
  return (
    <aside className="panel card-detail vale-detail" aria-label={words.print(thing.name)}>
      <button type="button" className="round" aria-label={ui('close')} onClick={close}>
        ×
      </button>
      <div className="vale-detail-art" data-group={thing.group}>
        <ThingPicture thing={thing} large />
      </div>
      <h2>{words.print(thing.name)}</h2>
      <ul className="facts">
        {thing.facts().map((fact) => {
          const said = words.print(fact);
          return <li key={said}>{said}</li>;
        })}
        {thing.original && <li>{words.t('card.original')}</li>}
      </ul>
      {thing.group === 'faction' && <People faction={thing.id} words={words} />}
      <section>
        <h3>{t('browse.text')}</h3>
        <p className="vale-text">{words.print(thing.text())}</p>
      </section>
      {lair && <Others title={t('browse.lair')} ids={[lair]} words={words} />}
      {thing.group === 'realm' && (
        <Others title={t('browse.lives')} ids={livingIn(thing.id)} words={words} />
      )}
    </aside>
  );
}
