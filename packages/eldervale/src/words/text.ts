/** Texts of effects, abilities and cards are put together with these. */
import type { Text, TextArgs } from '@evervale/kernel/text';
import type { EffectKey } from './catalogs.ts';

export const t = (key: EffectKey, args?: TextArgs): Text => (args ? { key, args } : { key });
export const name = (id: string): Text => ({ key: 'name', args: { id } });

/** A command, the same behind another clause, what follows “you may”, what follows “in order to”. */
export type Mood = 'do' | 'then' | 'may' | 'to';
