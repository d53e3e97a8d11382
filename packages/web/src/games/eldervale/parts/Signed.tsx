/** The text of a card, with signs for goods; read aloud it has its words. */
import type { Element } from '@evervale/eldervale/vocabulary';
import type { Text } from '@evervale/kernel/text';
import { ResourceIcon, Rune } from '../art/index.ts';
import { softened } from '../../common/syllables.ts';
import { useTable } from '../context.ts';
import { piecesOf, type Sign } from '../model/signs.ts';

const Arrow = () => (
  <svg viewBox="0 0 16 16" className="arrow" aria-hidden="true">
    <path d="M1.500 8h12M9 3.500L13.500 8 9 12.500" />
  </svg>
);

interface SignProps {
  readonly of: Sign | 'arrow';
  readonly element: Element | undefined;
}

function Drawing({ of, element }: SignProps) {
  switch (of) {
    case 'arrow':
      return <Arrow />;
    case 'worker':
    case 'warrior':
    case 'wizard':
    case 'dragon':
      return (
        <i className="place-sign">
          <ResourceIcon kind={of} />
        </i>
      );
    case 'slot':
    case 'orbSlot':
    case 'inSlot':
      return <i className="slot-sign" data-of={of} />;
    case 'rune':
      return element === undefined ? null : <Rune element={element} on="paper" />;
    default:
      return <ResourceIcon kind={of} />;
  }
}

interface Props {
  readonly text: Text | undefined;
  readonly className: string;
  /** It stands on the card itself, of this element: what is drawn there is not said as well. */
  readonly on?: Element | 'none';
}

export function Signed({ text, className, on }: Props) {
  const { words, signed, onCard } = useTable();
  if (text === undefined) return null;
  const element = on === 'none' ? undefined : on;
  return (
    <span className={className} data-fit>
      <span aria-hidden="true">
        {piecesOf((on === undefined ? signed : onCard)(text)).map((piece, i) =>
          typeof piece === 'string' ? (
            softened(piece)
          ) : (
            <span key={i} className="signed">
              {piece.n}
              <Drawing of={piece.sign} element={element} />
            </span>
          ),
        )}
      </span>
      <span className="sr">{words.print(text)}</span>
    </span>
  );
}
