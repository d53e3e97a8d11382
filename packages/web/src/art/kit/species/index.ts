import { BIRDS } from './birds.ts';
import { MAMMALS } from './mammals.ts';
import type { Species } from './species.ts';
import { WATERSIDE } from './waterside.ts';

const SPECIES = { ...MAMMALS, ...WATERSIDE, ...BIRDS };
export type SpeciesName = keyof typeof SPECIES;
export const speciesOf = (name: SpeciesName): Species => SPECIES[name];
