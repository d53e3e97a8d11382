/** Words for moving and taking back workers. */
import type { MoveWorker, RecallOne } from '../../effects/worker.ts';
import { t } from '../texts.ts';
import { verb } from './clause.ts';
import type { WordTable } from './registry.ts';

const oneWorker = t('n.ownWorker', { n: 1 });

export const workerWords = {
  moveWorker: ({ how }: MoveWorker | RecallOne) =>
    how === 'home'
      ? [verb('v.recall', { what: oneWorker })]
      : [verb('v.moveWorker', { what: oneWorker }), verb('v.useNew', {}, 'and')],
} satisfies WordTable;
