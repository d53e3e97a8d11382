/** Names that tell a couple by its work and not by its sexes; a table may choose them. */
import type { NameTable } from '../../names.ts';

export const inclusive = {
  husband: { name: 'Erntemaus', many: 'Erntemäuse', g: 'f' },
  wife: { name: 'Sammelmaus', many: 'Sammelmäuse', g: 'f' },
} satisfies NameTable;
