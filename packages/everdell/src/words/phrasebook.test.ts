/** The phrase book at work: texts of cards of other boxes, put together by hand. */
import { sentences, type Lang, type Text, type TextArgs } from '@evervale/kernel/text';
import { describe, expect, it } from 'vitest';
import type { WordKey } from './catalogs.ts';
import type { Mood } from './effects/clause.ts';
import { wordsOf } from '../index.ts';
import { noun, t } from './texts.ts';

const words = wordsOf();
const label = (key: WordKey, text: Text, args?: TextArgs): Text =>
  t('frame.label', { label: t(key, args), text });
const verb = (key: WordKey, mood: Mood, what?: Text): Text =>
  t(key, what ? { mood, what } : { mood });
const n = (key: WordKey, count: number): Text => t(key, { n: count });
const city = t('place', { where: 'city' });
const stop = (a: Text, b: Text): Text => t('seq.stop', { a, b });

const EXAMPLES: Record<string, { text: Text } & Record<Lang, string>> = {
  'the Juggler, as far as the deck': {
    text: label(
      't.play',
      t('choose.one', {
        options: t('choose.or', {
          a: t('seq.to', {
            cost: verb('v.pay', 'do', n('n.twig', 3)),
            gain: verb('v.gain', 'to', n('n.token', 4)),
          }),
          b: verb('v.revealOneByOne', 'do'),
        }),
      }),
    ),
    en: 'When played: choose one. Pay 3 twigs to gain 4 point tokens, or reveal cards from the deck one at a time and stop when you like.',
    de: 'Beim Ausspielen: Wähle 1 Möglichkeit. Zahle 3 Zweige, um dir 4 Punkte-Marker zu nehmen, oder decke Karten vom Nachziehstapel einzeln auf (du darfst jederzeit aufhören).',
    fr: 'Quand vous la jouez : choisissez une possibilité. Payez 3 brindilles pour gagner 4 jetons Point, ou révélez des cartes de la pioche une à une (arrêtez-vous quand vous voulez).',
    it: 'Quando la giochi: scegli un’opzione. Paga 3 rametti per ottenere 4 segnalini punto, oppure rivela carte dal mazzo una alla volta (puoi fermarti quando vuoi).',
  },
  'the Ferry Ferret': {
    text: label(
      't.production',
      t('frame.if', {
        cond: t('if.own', { what: t('q.atLeast', { what: n('n.pearl', 2) }) }),
        text: verb('v.gain', 'do', n('n.token', 2)),
      }),
    ),
    en: 'Production: if you have at least 2 pearls, gain 2 point tokens.',
    de: 'Produktion: Wenn du mindestens 2 Perlen hast, nimm dir 2 Punkte-Marker.',
    fr: 'Production : si vous avez au moins 2 perles, gagnez 2 jetons Point.',
    it: 'Produzione: se hai almeno 2 perle, ottieni 2 segnalini punto.',
  },
  'the Scurrble Champion': {
    text: label(
      't.end',
      t('score.each', {
        n: 2,
        each: t('each.other', { of: noun('scurrble-champion'), place: city }),
      }),
    ),
    en: 'End of game: worth 2 points for each other Scurrble Champion in your city.',
    de: 'Spielende: 2 Punkte für jeden anderen Scurrble-Champion in deiner Stadt.',
    fr: 'Fin de partie : vaut 2 points pour chaque autre Champion de Scurrble de votre ville.',
    it: 'Fine partita: vale 2 punti per ogni altro Campione di Scurrble nella tua città.',
  },
  'the Miller': {
    text: label(
      't.production',
      t('seq.to', {
        cost: verb('v.pay', 'may', n('n.pebble', 1)),
        gain: verb('v.gain', 'to', n('n.token', 3)),
      }),
    ),
    en: 'Production: you may pay 1 pebble to gain 3 point tokens.',
    de: 'Produktion: Du darfst 1 Kiesel zahlen, um dir 3 Punkte-Marker zu nehmen.',
    fr: 'Production : vous pouvez payer 1 galet pour gagner 3 jetons Point.',
    it: 'Produzione: puoi pagare 1 ciottolo per ottenere 3 segnalini punto.',
  },
  'the Heat Wave': {
    text: label('t.inSeason', t('cost.extra', { kind: 'critter', what: n('n.berry', 1) }), {
      season: 'summer',
    }),
    en: 'In summer: each Critter you play costs 1 berry more.',
    de: 'Im Sommer: Jedes Wesen kostet beim Ausspielen 1 Beere mehr.',
    fr: 'En été : chaque Créature que vous jouez coûte 1 baie de plus.',
    it: 'In estate: ogni Animale che giochi costa 1 bacca in più.',
  },
  'Mistrise City': {
    text: label(
      't.end',
      t('score.minus', {
        n: 6,
        less: 1,
        each: t('each.card', { of: noun('card-traveler'), place: city }),
      }),
    ),
    en: 'End of game: worth 6 points, minus 1 for each Traveler card in your city.',
    de: 'Spielende: 6 Punkte, abzüglich 1 für jede Bewegungskarte in deiner Stadt.',
    fr: 'Fin de partie : vaut 6 points, moins 1 pour chaque carte Voyage de votre ville.',
    it: 'Fine partita: vale 6 punti, meno 1 per ogni carta Viaggiatore nella tua città.',
  },
  'Amilla Glistendew': {
    text: stop(
      label('t.visit', verb('v.achieveFree', 'do')),
      t('card.countsAs', { of: noun('queen') }),
    ),
    en: 'Visit: achieve an Event without meeting its requirement. Counts as a Queen.',
    de: 'Beim Einsetzen: Erledige 1 Ereignis, ohne die Bedingung zu erfüllen. Gilt als Königin.',
    fr: 'Visite : accomplissez un Événement sans en remplir l’exigence. Compte comme Reine.',
    it: 'Visita: realizza un Evento senza soddisfarne il requisito. Conta come Regina.',
  },
  'the Town Crier': {
    text: label(
      't.production',
      stop(
        verb('v.give', 'may', n('n.handCard', 2)),
        t('seq.ifYouDo', { text: verb('v.gain', 'do', n('n.token', 3)) }),
      ),
    ),
    en: 'Production: you may give 2 cards from your hand to an opponent. If you do, gain 3 point tokens.',
    de: 'Produktion: Du darfst 2 Handkarten an 1 andere Person geben. Wenn du das tust, nimm dir 3 Punkte-Marker.',
    fr: 'Production : vous pouvez donner 2 cartes de votre main à un adversaire. Si vous le faites, gagnez 3 jetons Point.',
    it: 'Produzione: puoi dare 2 carte dalla tua mano a un avversario. Se lo fai, ottieni 3 segnalini punto.',
  },
};

describe('the phrase book', () => {
  it.each(Object.entries(EXAMPLES))('says what %s does', (_, { text, ...expected }) => {
    const printed = (lang: Lang): string =>
      words.print(sentences([text]), lang).replace(/[\u00a0\u202f]/g, ' ');
    expect({ en: printed('en'), de: printed('de'), fr: printed('fr'), it: printed('it') }).toEqual(
      expected,
    );
  });

  it('keeps French signs at their word with no-break spaces', () => {
    const ferret = words.print(EXAMPLES['the Ferry Ferret'].text, 'fr');
    expect(ferret).toMatch(/^Production\u00a0: si/);
    expect(words.print(t('prompt.production'), 'fr')).toMatch(/ensuite\u202f\?$/);
  });

  it('moves German verbs around their object in every mood', () => {
    const discard = (mood: Mood): string =>
      words.print(verb('v.discard', mood, n('n.card', 1)), 'de');
    expect(discard('do')).toBe('wirf 1 Karte ab');
    expect(discard('may')).toBe('du darfst 1 Karte abwerfen');
    expect(discard('inv')).toBe('darfst du 1 Karte abwerfen');
    expect(discard('to')).toBe('1 Karte abzuwerfen');
    expect(discard('then')).toBe('wirf dann 1 Karte ab');
    expect(discard('thenMay')).toBe('dann darfst du 1 Karte abwerfen');
    expect(words.print(verb('v.gain', 'then', n('n.berry', 2)), 'de')).toBe(
      'nimm dir dann 2 Beeren',
    );
    expect(words.print(verb('v.gain', 'to', n('n.berry', 2)), 'de')).toBe('dir 2 Beeren zu nehmen');
  });

  it('puts the right article before a name', () => {
    const the = (id: string, lang: Lang): string =>
      words.print(t('art.the', { of: noun(id) }), lang);
    const a = (id: string, lang: Lang): string => words.print(t('art.a', { of: noun(id) }), lang);
    expect([a('inn', 'en'), a('university', 'en'), a('fool', 'de'), a('school', 'it')]).toEqual([
      'an Inn',
      'a University',
      'einen Narren',
      'una Scuola',
    ]);
    expect([the('historian', 'fr'), the('haven', 'fr'), the('ruins', 'fr')]).toEqual([
      'l’Historien',
      'le Havre de paix',
      'les Ruines',
    ]);
    expect([the('historian', 'it'), the('ever-tree', 'it'), the('king', 'it')]).toEqual([
      'lo Storico',
      'l’Albero Eterno',
      'il Re',
    ]);
  });
});
