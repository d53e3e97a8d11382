/** Where words are typed that cards are looked for by. */
import { usePages } from '../../words/pages/index.ts';

interface Props {
  readonly value: string;
  readonly set: (text: string) => void;
}

export function SearchField({ value, set }: Props) {
  const t = usePages();
  return (
    <input
      type="search"
      className="card-search"
      value={value}
      placeholder={t('cards.search')}
      aria-label={t('cards.search')}
      onChange={({ target }) => set(target.value)}
    />
  );
}
