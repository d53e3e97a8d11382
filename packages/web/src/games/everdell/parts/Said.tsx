/** A line of the log: what it names can be looked at in place, and a place shows what it gives instead of saying it. */
import type { Text } from '@evervale/kernel';
import { GoodRow } from '../art/Goods.tsx';
import type { Table } from '../context.ts';
import { linked, type Named } from '../model/linked.ts';
import { placeKind, placeSigns } from '../model/signs.ts';

interface Props {
  readonly text: Text;
  readonly words: Table['words'];
  /** Null inside of something that is a link itself. */
  readonly inspect: Table['inspect'] | null;
}

export function Said({ text, words, inspect }: Props) {
  return linked(text, words).map((piece, i) => {
    if (typeof piece === 'string') return piece;
    return <Thing key={i} named={piece} inspect={inspect} />;
  });
}

function Thing({ named, inspect }: { named: Named; inspect: Props['inspect'] }) {
  const { kind, id, said } = named;
  const signs = kind === 'place' ? placeSigns(id) : null;
  const look = signs && { className: `log-place ${placeKind(id)}`, title: said };
  const inside = signs ? (
    <>
      <GoodRow amounts={signs} />
      <span className="sr">{said}</span>
    </>
  ) : (
    said
  );
  if (inspect === null) return <span {...look}>{inside}</span>;
  return (
    <a
      href={`/everdell/cards/${id}`}
      {...look}
      onClick={(event) => {
        event.preventDefault();
        inspect({ kind, id, target: null, pinned: true });
      }}
    >
      {inside}
    </a>
  );
}
