/** All words of Everdell: for every section the same keys in four languages. */
import { catalog, joining, type Catalog, type KeyOf } from '@evervale/kernel/text';
import * as de from './de/index.ts';
import * as en from './en/index.ts';
import * as fr from './fr/index.ts';
import * as it from './it/index.ts';

// The phrase book, from which the texts of cards, locations and Events are put together.
const things = catalog(en.things, de.things, fr.things, it.things);
const clauses = catalog(en.clauses, de.clauses, fr.clauses, it.clauses);
const verbs = catalog(en.verbs, de.verbs, fr.verbs, it.verbs);
const rules = catalog(en.rules, de.rules, fr.rules, it.rules);

// What the game says while it is played.
const prompts = catalog(en.prompts, de.prompts, fr.prompts, it.prompts);
const options = catalog(en.options, de.options, fr.options, it.options);
const reasons = catalog(en.reasons, de.reasons, fr.reasons, it.reasons);
const log = catalog(en.log, de.log, fr.log, it.log);
const score = catalog(en.score, de.score, fr.score, it.score);

// What is asked before it is played.
const form = catalog(en.form, de.form, fr.form, it.form);

/** What boxes say: each declares its catalogue beside its words. @public */
// oxlint-disable-next-line typescript/no-empty-object-type
export interface BoxCatalogs {}

/** All catalogues; those of boxes join them when the boxes are loaded. */
export const catalogs: Catalog[] = [
  joining,
  things,
  clauses,
  verbs,
  rules,
  prompts,
  options,
  reasons,
  log,
  score,
  form,
];

/** Every key there are words for; a wrong one does not compile. */
export type WordKey =
  | KeyOf<typeof joining>
  | KeyOf<typeof things>
  | KeyOf<typeof clauses>
  | KeyOf<typeof verbs>
  | KeyOf<typeof rules>
  | KeyOf<typeof prompts>
  | KeyOf<typeof options>
  | KeyOf<typeof reasons>
  | KeyOf<typeof log>
  | KeyOf<typeof score>
  | KeyOf<typeof form>
  | { [box in keyof BoxCatalogs]: KeyOf<BoxCatalogs[box]> }[keyof BoxCatalogs];
