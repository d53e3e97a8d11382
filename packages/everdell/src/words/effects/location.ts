/** Words for using a location without a worker. */
import type { UseLocation } from '../../effects/location.ts';
import { amounts, t } from '../texts.ts';
import { verb, type Clause } from './clause.ts';
import type { WordTable } from './registry.ts';

export const locationWords = {
  useLocation: ({ which, withOwnWorker, forToken }: UseLocation) => {
    const location = t('n.location', { n: 1, loc: which });
    const what = withOwnWorker
      ? t('q.withWorker', { what: location, who: 'own' })
      : t('q.aside', { what: location, note: t('note.evenOccupied') });
    return [forToken ? forOneToken(what) : verb('v.useLocation', { what })];
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
