/** Words for moving and taking back workers. */
import { t } from '../texts.ts';
import { verb } from './clause.ts';
import type { WordTable } from './registry.ts';

const oneWorker = t('n.ownWorker', { n: 1 });

export const workerWords = {
  moveWorker: () => [verb('v.moveWorker', { what: oneWorker }), verb('v.useNew', {}, 'and')],
  recallOne: () => [verb('v.recall', { what: oneWorker })],
} satisfies WordTable;
