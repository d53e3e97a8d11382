/** Positions written by hand, for any game: reading fields, taking picks, reporting. */
export { flag, list, object, oneOf, text, whole, type Json } from './fields.ts';
export { resume } from './pending.ts';
export { readOn, reportOn, type PositionFormat } from './report.ts';
