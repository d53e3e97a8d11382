/** All Magic cards by kind (E1.4). */
import type { MagicCard } from '../magic.ts';
import { PROPHECIES } from './prophecies.ts';
import { QUESTS } from './quests.ts';
import { SPELLS } from './spells.ts';

export const MAGIC_CARDS: readonly MagicCard[] = [...SPELLS, ...QUESTS, ...PROPHECIES];
