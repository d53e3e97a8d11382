export { LANGS, type Lang, type Text, type TextArgs } from './text.ts';
export { catalog, type Catalog, type KeyOf, type Patterns } from './catalog.ts';
export { fold, holdsAll } from './fold.ts';
export { catalogGaps, type Gap } from './gaps.ts';
export { allOf, anyOf, joining, sentences } from './joining.ts';
export { initial, type Gender, type Initial, type Noun } from './noun.ts';
export { count, plural, select } from './pattern.ts';
export {
  printer,
  type Printer,
  type PrintedArgs,
  type Resolver,
  type Resolvers,
} from './printer.ts';
export { capitalise, typeset } from './typography.ts';
