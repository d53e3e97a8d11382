/** The text of a card, with signs for goods; read aloud it has its words. */
import type { Text } from '@evervale/kernel/text';
import { ResourceIcon } from '../art/index.ts';
import { useTable } from '../context.ts';
import { piecesOf } from '../model/signs.ts';

const Arrow = () => (
  <svg viewBox="0 0 16 16" className="arrow" aria-hidden="true">
    <path d="M1.500 8h12M9 3.500L13.500 8 9 12.500" />
  </svg>
);

interface Props {
  readonly text: Text | undefined;
  readonly className: string;
}

export function Signed({ text, className }: Props) {
  const { words, signed } = useTable();
  if (text === undefined) return null;
  return (
    <span className={className} data-fit>
      <span aria-hidden="true">
        {piecesOf(signed(text)).map((piece, i) =>
          typeof piece === 'string' ? (
            piece
          ) : (
            <span key={i} className="signed">
              {piece.n}
              {piece.sign === 'arrow' ? <Arrow /> : <ResourceIcon kind={piece.sign} />}
            </span>
          ),
        )}
      </span>
      <span className="sr">{words.print(text)}</span>
    </span>
  );
}
