/** A view of any game, as headed lists: whatever it holds can be read, with the names of things. */
import { useGame } from '../../shell/useGame.ts';
import type { Words } from '../../shell/useWords.ts';
import { usePlainWords } from './words.ts';

interface Props {
  readonly value: unknown;
  readonly words: Words;
  /** Who sits where. */
  readonly names: readonly string[];
  /** The field in which the value stands. */
  readonly field?: string;
}

/** `handCount` as people read it: hand count. */
const spoken = (name: string): string =>
  name
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll(/[-_]/g, ' ')
    .toLowerCase();

/** Where a game does not say which fields hold seats. */
const SEATS = ['players'];

const isShort = (value: unknown): boolean => typeof value !== 'object' || value === null;

/** What is not there, or not so, needs no line of its own. */
const isNothing = (value: unknown): boolean =>
  value === null || value === undefined || value === false || isEmptyList(value);
const isEmptyList = (value: unknown): boolean => Array.isArray(value) && value.length === 0;

const fieldsOf = (value: object): [string, unknown][] =>
  Object.entries(value).filter(([, inside]) => !isNothing(inside));

function useReading(words: Words) {
  const { lookup, reading } = useGame();
  const said = (word: string, text = reading?.term(word)): string =>
    text === undefined ? spoken(word) : words.print(text);
  return {
    fieldName: (field: string) => said(field),
    valueName: (value: string) => said(value, lookup.find(value)?.name),
    holdsSeats: (field: string) => (reading?.seats ?? SEATS).includes(field),
  };
}

export function PlainView(props: Props) {
  const { value } = props;
  if (isShort(value)) return <PlainValue {...props} />;
  if (Array.isArray(value)) return <PlainList {...props} values={value} />;
  return <PlainFields {...props} fields={fieldsOf(value as object)} />;
}

function PlainFields({ fields, ...rest }: Props & { fields: readonly [string, unknown][] }) {
  const { fieldName } = useReading(rest.words);
  return (
    <dl className="plain-view">
      {fields.map(([field, inside]) => (
        <div key={field} data-long={!isShort(inside) || undefined}>
          <dt>{fieldName(field)}</dt>
          <dd>
            <PlainView {...rest} value={inside} field={field} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function PlainList({ values, ...rest }: Props & { values: readonly unknown[] }) {
  const { holdsSeats } = useReading(rest.words);
  const { names, field = '' } = rest;
  const t = usePlainWords();
  if (values.length === 0) return <span className="soft">{t('plain.nothing')}</span>;
  const seated = holdsSeats(field);
  return (
    <ol className={values.every(isShort) ? 'plain-row' : 'plain-list'}>
      {values.map((value, i) => (
        <li key={i}>
          {seated && <b>{names[i]}</b>}
          <PlainItem {...rest} value={value} />
        </li>
      ))}
    </ol>
  );
}

/** A thing in a list: what it is called stands first and is its heading. */
function PlainItem(props: Props) {
  const { value } = props;
  if (isShort(value) || Array.isArray(value)) return <PlainView {...props} />;
  const [first, ...others] = fieldsOf(value as object);
  if (typeof first?.[1] !== 'string') return <PlainView {...props} />;
  return (
    <>
      <b>
        <PlainValue {...props} value={first[1]} />
      </b>
      {others.length > 0 && <PlainFields {...props} fields={others} />}
    </>
  );
}

/** A thing of the game goes by its name, a seat by that of whoever sits there. */
function PlainValue({ value, words, names, field = '' }: Props) {
  const t = usePlainWords();
  const { valueName, holdsSeats } = useReading(words);
  if (typeof value === 'number') return holdsSeats(field) ? (names[value] ?? value) : value;
  if (typeof value === 'string') return valueName(value);
  if (value === true) return t('plain.yes');
  return <span className="soft">–</span>;
}
