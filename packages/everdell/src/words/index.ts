export { attested } from './attested.ts';
export type { WordKey } from './catalogs.ts';
export { wordsOf, type WordOptions } from './printer.ts';
export { amounts, fewer, name, names, noun, player, t } from './texts.ts';
