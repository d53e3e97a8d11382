/** Names that tell a couple by its work and not by its sexes; a table may choose them. */
import type { NameTable } from '../../names.ts';

export const inclusive = {
  husband: { name: 'Mietitore', many: 'Mietitori', g: 'm' },
  wife: { name: 'Raccoglitore', many: 'Raccoglitori', g: 'm' },
} satisfies NameTable;
