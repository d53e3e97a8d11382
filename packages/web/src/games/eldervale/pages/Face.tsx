/** One thing of Eldervale as it is looked through: its picture, its name, what it is. */
import type { Thing } from '@evervale/kernel';
import { Quill } from '../../common/Quill.tsx';
import { softened } from '../../common/syllables.ts';
import type { Words } from '../../../shell/useWords.ts';
import {
  CardPicture,
  FactionPortrait,
  MercenaryFigure,
  MonsterFigure,
  Rune,
  TileArt,
  type MercenaryId,
} from '../art/index.ts';
import { elementOfThing } from './things.ts';

/** A Monster, a people, a tile or a card: each is shown by its own drawing. */
export function ThingPicture({ thing, large = false }: { thing: Thing; large?: boolean }) {
  const { id, kind, group } = thing;
  if (group === 'faction') return <FactionPortrait faction={id} className="vale-portrait" />;
  if (group === 'realm') return <TileArt tile={id} r={large ? 130 : 62} className="vale-tile" />;
  if (kind === 'mercenary') {
    return <MercenaryFigure mercenary={id as MercenaryId} className="vale-figure" />;
  }
  if (group === 'monster') return <MonsterFigure monster={id} className="vale-figure" />;
  return <CardPicture card={id} />;
}

export function Face({ thing, words }: { thing: Thing; words: Words }) {
  const element = elementOfThing(thing);
  const [what] = thing.facts();
  return (
    <span className="vale-face" data-group={thing.group} data-element={element ?? undefined}>
      <span className="vale-face-art">
        <ThingPicture thing={thing} />
        {thing.original && <Quill title={words.t('card.original')} />}
      </span>
      <b>
        {element && <Rune element={element} on="paper" className="vale-face-rune" />}
        {softened(words.print(thing.name))}
      </b>
      <small>{words.print(what)}</small>
    </span>
  );
}
