/** Powers, to look up. */
import { plain, type EverdellThing } from '../hosted/thing.ts';
import { POWERS } from './list.ts';
import { powerText } from './words/effects.ts';

const power = { kind: 'power', group: 'power', box: 'powers', term: 'box-powers' } as const;
export const powerThings = (): EverdellThing[] =>
  POWERS.map(({ id }) => plain({ ...power, id, text: () => powerText(id) }));
