export { attested } from './attested.ts';
export { catalogs, type WordKey } from './catalogs.ts';
export { NAME_IDS, nameOf, noun as nounOf, type NameId, type NameOptions } from './names.ts';
export { wordsOf, type WordOptions } from './printer.ts';
export { amounts, form, name, named, names, noun, player, t, type Amounts } from './texts.ts';
