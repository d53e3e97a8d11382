/** Words for activating and copying cards. */
import type { ActivateSome } from '../../effects/activateSome.ts';
import type { Activate } from '../../effects/production.ts';
import { noun, t } from '../texts.ts';
import { mayVerb, verb } from './clause.ts';
import type { WordTable } from './registry.ts';

const inCity = t('place', { where: 'city' });
const inOpponentsCity = t('place', { where: 'opponentCity' });
const one = { n: 1, color: 'production' };

const forms = {
  all: () => {
    const all = t('q.all', { of: noun('card-production') });
    return [verb('v.activate', { what: t('q.in', { what: all, place: inCity }) })];
  },
  one: () => [
    verb('v.activate', {
      what: t('q.in', { what: t('n.otherColorCard', one), place: inCity }),
    }),
  ],
  copy: () => [
    mayVerb('v.copy', { what: t('q.in', { what: t('n.colorCard', one), place: inOpponentsCity }) }),
  ],
};

export const productionWords = {
  activate: ({ how }: Activate) => forms[how](),
  activateSome: ({ max, color, upTo }: ActivateSome) => {
    const cards = t(max === 1 ? 'n.colorCard' : 'n.differentColorCard', { n: max, color });
    const what = upTo ? t('q.upTo', { what: cards }) : cards;
    return [verb('v.activate', { what: t('q.in', { what, place: inCity }) })];
  },
} satisfies WordTable;
