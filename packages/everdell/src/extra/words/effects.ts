/** Words for the verbs of Extra! Extra! */
import { amounts, noun, t } from '../../words/texts.ts';
import { sentence, told, verb } from '../../words/effects/clause.ts';
import { clausesOf, type WordTable } from '../../words/effects/registry.ts';
import type { Juggle } from '../juggle.ts';
import type { IfAmong, NameType } from '../nameType.ts';

export const extraWords = {
  juggle: ({ resource, total, then }: Juggle, about) => {
    const each = t('each.done', { of: noun('resource-card'), act: 'reveal' });
    const price = t('q.per', { what: amounts({ [resource]: 1 }), each });
    const cond = t('if.total', { n: total });
    return [
      verb('v.revealOneByOne'),
      sentence(t('v.pay', { mood: 'do', what: price })),
      sentence(t('frame.if', { cond, text: told(clausesOf(then, about), 'inv') })),
    ];
  },
  nameType: ({ except, then }: NameType, about) => [
    sentence(
      t('seq.noted', {
        text: t('v.nameType', { mood: 'do' }),
        note: t('note.except', { color: except }),
      }),
    ),
    ...clausesOf(then, about),
  ],
  ifAmong: ({ then }: IfAmong, about) => {
    const what = t('q.ofNamedType', { what: amounts({ card: 1 }) });
    const cond = t('if.among', { what });
    return [sentence(t('frame.if', { cond, text: told(clausesOf(then, about), 'inv') }))];
  },
} satisfies WordTable;
