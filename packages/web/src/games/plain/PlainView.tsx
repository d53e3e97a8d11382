/** A view of any game, as nested lists: whatever it holds can be read, with the names of things. */
import { useGame } from '../../shell/useGame.ts';
import type { Words } from '../../shell/useWords.ts';
import { usePlainWords } from './words.ts';

interface Props {
  readonly value: unknown;
  readonly words: Words;
  /** What the things of a list are called, where they have names. */
  readonly titles?: readonly string[];
}

/** `handCount` as people read it: hand count. */
const spoken = (name: string): string =>
  name
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll(/[-_]/g, ' ')
    .toLowerCase();

/** By convention a view lists what belongs to the seats here. */
const SEATS = 'players';

const isShort = (value: unknown): boolean => typeof value !== 'object' || value === null;

export function PlainView({ value, words, titles = [] }: Props) {
  if (isShort(value)) return <PlainValue value={value} words={words} />;
  if (Array.isArray(value)) return <PlainList values={value} words={words} titles={titles} />;
  return (
    <dl className="plain-view">
      {Object.entries(value as object).map(([name, inside]) => (
        <div key={name} data-long={!isShort(inside) || undefined}>
          <dt>{spoken(name)}</dt>
          <dd>
            <PlainView value={inside} words={words} titles={name === SEATS ? titles : []} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface ListProps extends Omit<Props, 'value'> {
  readonly values: readonly unknown[];
}

function PlainList({ values, words, titles = [] }: ListProps) {
  const t = usePlainWords();
  if (values.length === 0) return <span className="soft">{t('plain.nothing')}</span>;
  const short = values.every(isShort);
  return (
    <ol className={short ? 'plain-row' : 'plain-list'}>
      {values.map((value, i) => (
        <li key={i}>
          {titles[i] !== undefined && <b>{titles[i]}</b>}
          <PlainView value={value} words={words} />
        </li>
      ))}
    </ol>
  );
}

/** A thing of the game goes by its name. */
function PlainValue({ value, words }: Props) {
  const t = usePlainWords();
  const { lookup } = useGame();
  if (value === null || value === undefined) return <span className="soft">–</span>;
  if (typeof value === 'boolean') return t(value ? 'plain.yes' : 'plain.no');
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string') return null;
  const thing = lookup.find(value);
  return thing ? words.print(thing.name) : spoken(value);
}
