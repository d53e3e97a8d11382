/** Words for using a location without a worker. */
import { anyOf } from '@evervale/kernel/text';
import type { UseLocation } from '../../effects/location.ts';
import type { UseOpponents } from '../../effects/useOpponents.ts';
import { amounts, name, t } from '../texts.ts';
import { verb, type Clause } from './clause.ts';
import type { WordTable } from './registry.ts';

export const locationWords = {
  useLocation: ({ which, worker, max, forToken }: UseLocation) => {
    const some = t('n.location', { n: max, loc: which });
    const location = max > 1 ? t('q.upTo', { what: some }) : some;
    const what =
      worker === undefined
        ? t('q.aside', { what: location, note: t('note.evenOccupied') })
        : t('q.withWorker', { what: location, who: worker });
    return [forToken ? forOneToken(what) : verb('v.useLocation', { what })];
  },
  useOpponents: ({ except }: UseOpponents) => {
    const location = t('n.location', { n: 1, loc: 'any' });
    const what = t('q.withWorker', { what: location, who: 'opponent' });
    const note = t('note.notCards', { cards: anyOf(except.map(name)) });
    return [verb('v.useLocation', { what: t('q.aside', { what, note }) })];
  },
} satisfies WordTable;

/** CLOCKTOWER.2: for a point token from this card. */
function forOneToken(what: ReturnType<typeof t>): Clause {
  const gain = t('v.useLocation', { what, mood: 'to' });
  const token = amounts({ point: 1 });
  return {
    say: (mood) => t('seq.to', { cost: t('v.returnHere', { what: token, mood }), gain }),
    joined: 'then',
    optional: true,
  };
}
