/** Names that tell a couple by its work and not by its sexes; a table may choose them. */
import type { NameTable } from '../../names.ts';

export const inclusive = {
  husband: { name: 'Moissonneur', many: 'Moissonneurs', g: 'm' },
  wife: { name: 'Cueilleur', many: 'Cueilleurs', g: 'm' },
} satisfies NameTable;
