/** The two Mercenaries (chapter 22). */
import type { Mercenary } from '../monster.ts';

export const MERCENARIES: readonly Mercenary[] = [
  {
    id: 'minotaur',
    origin: 'official',
    dice: 2,
    ability: { id: 'charge', does: [{ rule: 'charge' }] },
  },
  {
    id: 'shapeshifter',
    origin: 'official',
    dice: 1,
    ability: { id: 'mimic', does: [{ rule: 'mimic' }] },
  },
];
