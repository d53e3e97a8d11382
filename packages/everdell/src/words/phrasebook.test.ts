/** The phrase book at work: texts of cards put together by hand, word for word in four languages. */
import {
  allOf,
  anyOf,
  sentences,
  type Lang,
  type Text,
  type TextArgs,
} from '@evervale/kernel/text';
import { describe, expect, it } from 'vitest';
import type { WordKey } from './catalogs.ts';
import { wordsOf } from './printer.ts';
import { name, named, noun, t } from './texts.ts';

type Mood = 'do' | 'may' | 'inv' | 'to' | 'then' | 'thenMay';

const words = wordsOf();
const label = (key: WordKey, text: Text, args?: TextArgs): Text =>
  t('frame.label', { label: t(key, args), text });
const verb = (key: WordKey, mood: Mood, what?: Text): Text =>
  t(key, what ? { mood, what } : { mood });
const n = (key: WordKey, count: number): Text => t(key, { n: count });
const city = t('place', { where: 'city' });
const per = (what: Text, each: Text): Text => t('q.per', { what, each });
const upTo = (what: Text): Text => t('q.upTo', { what });
const stop = (a: Text, b: Text): Text => t('seq.stop', { a, b });
const paid = (id: string, act: string): Text => t('each.done', { of: noun(id), act });

const EXAMPLES: Record<string, { text: Text } & Record<Lang, string>> = {
  'the Barge Toad': {
    text: label(
      't.production',
      verb('v.gain', 'do', per(n('n.twig', 2), t('each.card', { of: noun('farm'), place: city }))),
    ),
    en: 'Production: gain 2 twigs for each Farm in your city.',
    de: 'Produktion: Nimm dir 2 Zweige für jede Farm in deiner Stadt.',
    fr: 'Production : gagnez 2 brindilles pour chaque Ferme de votre ville.',
    it: 'Produzione: ottieni 2 rametti per ogni Fattoria nella tua città.',
  },
  'the Doctor': {
    text: label(
      't.production',
      stop(
        verb('v.pay', 'may', upTo(n('n.berry', 3))),
        verb('v.gain', 'do', per(n('n.token', 1), paid('resource-berry', 'pay'))),
      ),
    ),
    en: 'Production: you may pay up to 3 berries. Gain 1 point token for each berry paid.',
    de: 'Produktion: Du darfst bis zu 3 Beeren zahlen. Nimm dir 1 Punkte-Marker für jede gezahlte Beere.',
    fr: 'Production : vous pouvez payer jusqu’à 3 baies. Gagnez 1 jeton Point pour chaque baie payée.',
    it: 'Produzione: puoi pagare fino a 3 bacche. Ottieni 1 segnalino punto per ogni bacca pagata.',
  },
  'the Teacher': {
    text: label(
      't.production',
      stop(
        verb('v.draw', 'do', n('n.card', 2)),
        t('seq.and', { a: verb('v.keep', 'do', n('n.card', 1)), b: verb('v.giveOther', 'do') }),
      ),
    ),
    en: 'Production: draw 2 cards. Keep 1 card and give the other to an opponent.',
    de: 'Produktion: Ziehe 2 Karten. Behalte 1 Karte und gib die übrige an 1 andere Person.',
    fr: 'Production : piochez 2 cartes. Gardez 1 carte et donnez l’autre à un adversaire.',
    it: 'Produzione: pesca 2 carte. Tieni 1 carta e dai l’altra a un avversario.',
  },
  'the General Store': {
    text: label(
      't.production',
      verb(
        'v.gain',
        'do',
        t('q.instead', {
          what: n('n.berry', 1),
          alt: n('n.berry', 2),
          cond: t('if.city', { what: t('q.atLeast', { what: named(1, 'farm') }) }),
        }),
      ),
    ),
    en: 'Production: gain 1 berry (or 2 berries if your city has at least 1 Farm).',
    de: 'Produktion: Nimm dir 1 Beere (oder 2 Beeren, wenn du mindestens 1 Farm in deiner Stadt hast).',
    fr: 'Production : gagnez 1 baie (ou 2 baies si votre ville compte au moins 1 Ferme).',
    it: 'Produzione: ottieni 1 bacca (o 2 bacche se la tua città contiene almeno 1 Fattoria).',
  },
  'the Innkeeper': {
    text: label(
      't.whenPlay',
      t('seq.to', {
        cost: verb('v.discardThis', 'may'),
        gain: verb('v.payLess', 'to', n('n.berry', 3)),
      }),
      { kind: 'critter' },
    ),
    en: 'When you play a Critter: you may discard this card from your city to pay 3 berries less.',
    de: 'Wenn du 1 Wesen ausspielst: Du darfst diese Karte aus deiner Stadt abwerfen, um 3 Beeren weniger zu zahlen.',
    fr: 'Quand vous jouez une Créature : vous pouvez défausser cette carte de votre ville pour payer 3 baies de moins.',
    it: 'Quando giochi un Animale: puoi scartare questa carta dalla tua città per pagare 3 bacche in meno.',
  },
  'the Courthouse': {
    text: label(
      't.afterPlay',
      verb('v.gain', 'do', anyOf([n('n.twig', 1), n('n.resin', 1), n('n.pebble', 1)])),
      { kind: 'construction' },
    ),
    en: 'After you play a Construction: gain 1 twig, 1 resin or 1 pebble.',
    de: 'Nachdem du 1 Bauwerk ausgespielt hast: Nimm dir 1 Zweig, 1 Harz oder 1 Kiesel.',
    fr: 'Après avoir joué une Construction : gagnez 1 brindille, 1 résine ou 1 galet.',
    it: 'Dopo aver giocato una Costruzione: ottieni 1 rametto, 1 resina o 1 ciottolo.',
  },
  'the Postal Pigeon': {
    text: label(
      't.play',
      stop(
        t('seq.then', {
          a: verb('v.reveal', 'do', n('n.card', 2)),
          b: verb('v.playFree', 'thenMay', t('q.worth', { what: n('n.ofThem', 1), n: 3 })),
        }),
        verb('v.discardRest', 'do'),
      ),
    ),
    en: 'When played: reveal 2 cards, then you may play 1 of them worth up to 3 points for free. Discard the rest.',
    de: 'Beim Ausspielen: Decke 2 Karten auf, dann darfst du 1 davon im Wert von bis zu 3 Punkten kostenlos ausspielen. Wirf die übrigen ab.',
    fr: 'À la pose : révélez 2 cartes, puis vous pouvez jouer gratuitement 1 d’entre elles valant au plus 3 points. Défaussez le reste.',
    it: 'All’entrata in gioco: rivela 2 carte, poi puoi giocare gratis 1 di esse del valore massimo di 3 punti. Scarta le altre.',
  },
  'the Undertaker': {
    text: stop(
      label(
        't.play',
        stop(
          t('seq.then', {
            a: verb('v.discard', 'do', n('n.meadowCard', 3)),
            b: verb('v.refill', 'then'),
          }),
          verb('v.take', 'then', n('n.meadowCard', 1)),
        ),
      ),
      t('unlock', { n: 2, slot: 'plot', card: name('cemetery') }),
    ),
    en: 'When played: discard 3 Meadow cards, then refill the Meadow. Then take 1 Meadow card into your hand. Unlocks the 2nd plot of your Cemetery.',
    de: 'Beim Ausspielen: Wirf 3 Karten von der Wiese ab, fülle dann die Wiese auf. Nimm dann 1 Karte von der Wiese auf die Hand. Schaltet die 2. Grabstelle auf deiner Karte Friedhof frei.',
    fr: 'À la pose : défaussez 3 cartes de la Prairie, puis complétez la Prairie. Puis prenez en main 1 carte de la Prairie. Ouvre la 2e concession de votre carte Cimetière.',
    it: 'All’entrata in gioco: scarta 3 carte del Prato, poi rifornisci il Prato. Poi prendi in mano 1 carta del Prato. Sblocca la 2ª casella della tua carta Cimitero.',
  },
  'the Wife': {
    text: label(
      't.end',
      t('score.extraIf', { n: 3, cond: t('if.paired', { of: noun('husband') }) }),
    ),
    en: 'End of game: worth 3 extra points if this card shares its space with 1 Husband.',
    de: 'Spielende: 3 Bonuspunkte, wenn sich diese Karte den Platz mit 1 Ehemann teilt.',
    fr: 'Fin de partie : vaut 3 points bonus si cette carte partage sa case avec 1 Mari.',
    it: 'Fine partita: vale 3 punti bonus se questa carta condivide lo slot con 1 Marito.',
  },
  'the Castle': {
    text: label(
      't.end',
      t('score.each', {
        n: 1,
        each: t('each.rarityKind', { rarity: 'common', kind: 'construction', place: city }),
      }),
    ),
    en: 'End of game: worth 1 point for each Common Construction in your city.',
    de: 'Spielende: 1 Punkt für jedes gewöhnliche Bauwerk in deiner Stadt.',
    fr: 'Fin de partie : vaut 1 point pour chaque Construction commune de votre ville.',
    it: 'Fine partita: vale 1 punto per ogni Costruzione Comune nella tua città.',
  },
  'the Architect': {
    text: label(
      't.end',
      t('score.max', {
        n: 6,
        text: t('score.each', {
          n: 1,
          each: allOf([
            t('each.leftover', { of: noun('resource-resin') }),
            t('each.leftover', { of: noun('resource-pebble') }),
          ]),
        }),
      }),
    ),
    en: 'End of game: worth 1 point for each leftover resin and for each leftover pebble, 6 points at most.',
    de: 'Spielende: 1 Punkt für jedes übrige Harz und für jeden übrigen Kiesel, höchstens 6 Punkte.',
    fr: 'Fin de partie : vaut 1 point pour chaque résine restante et pour chaque galet restant, 6 points au plus.',
    it: 'Fine partita: vale 1 punto per ogni resina rimasta e per ogni ciottolo rimasto, al massimo 6 punti.',
  },
  'the Inn': {
    text: stop(
      label(
        't.visit',
        t('v.playLess', {
          mood: 'do',
          what: t('q.in', { what: n('n.either', 1), place: t('from', { src: 'meadow' }) }),
          less: n('n.any', 3),
        }),
      ),
      t('open.reward', { what: n('n.token', 1) }),
    ),
    en: 'Visit: play 1 Critter or Construction from the Meadow for 3 resources of your choice less. Open: if an opponent visits, you gain 1 point token.',
    de: 'Beim Einsetzen: Spiele 1 Wesen oder Bauwerk von der Wiese für 3 beliebige Ressourcen weniger aus. Offen: Setzt hier eine andere Person 1 Tier ein, nimmst du dir 1 Punkte-Marker.',
    fr: 'Visite : jouez 1 Créature ou Construction de la Prairie pour 3 ressources au choix de moins. Ouverte : si un adversaire vient ici, vous gagnez 1 jeton Point.',
    it: 'Visita: gioca 1 Animale o Costruzione dal Prato pagando 3 risorse a scelta in meno. Aperta: se un avversario la visita, ottieni 1 segnalino punto.',
  },
  'the Clock Tower': {
    text: [
      label('t.play', verb('v.putHere', 'do', n('n.token', 3))),
      label(
        't.prepare',
        t('seq.to', {
          cost: verb('v.returnHere', 'may', n('n.token', 1)),
          gain: verb(
            'v.useLocation',
            'to',
            t('q.withWorker', { what: t('n.location', { n: 1, loc: 'either' }), who: 'own' }),
          ),
        }),
      ),
      t('score.tokensStay'),
    ].reduce(stop),
    en: 'When played: put 3 point tokens on this card. When you prepare for a season, before taking back your workers: you may return 1 point token from this card to the supply to use 1 basic or Forest location where you have a worker. Tokens left here score.',
    de: 'Beim Ausspielen: Lege 3 Punkte-Marker auf diese Karte. Bevor du für eine neue Jahreszeit deine Tiere zurückholst: Du darfst 1 Punkte-Marker von dieser Karte in den Vorrat zurücklegen, um 1 Einfachen Ort oder Waldort mit 1 deiner Tiere zu nutzen. Übrige Marker hier zählen.',
    fr: 'À la pose : posez 3 jetons Point sur cette carte. Quand vous vous préparez pour une saison, avant de récupérer vos ouvriers : vous pouvez remettre 1 jeton Point de cette carte dans la réserve pour utiliser 1 lieu de base ou de Forêt où vous avez un ouvrier. Les jetons restants ici comptent.',
    it: 'All’entrata in gioco: metti 3 segnalini punto su questa carta. Quando ti prepari per una stagione, prima di riprendere i lavoratori: puoi rimettere 1 segnalino punto da questa carta nella riserva per usare 1 luogo Base o Foresta dove hai un lavoratore. I segnalini rimasti qui contano.',
  },
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
    en: 'When played: choose one: pay 3 twigs to gain 4 point tokens; or reveal cards from the deck one at a time and stop when you like.',
    de: 'Beim Ausspielen: Wähle 1 Möglichkeit: Zahle 3 Zweige, um dir 4 Punkte-Marker zu nehmen; oder decke Karten vom Nachziehstapel einzeln auf (du darfst jederzeit aufhören).',
    fr: 'À la pose : au choix, payez 3 brindilles pour gagner 4 jetons Point ; ou révélez des cartes de la pioche une à une (arrêtez-vous quand vous voulez).',
    it: 'All’entrata in gioco: a scelta, paga 3 rametti per ottenere 4 segnalini punto; oppure rivela carte dal mazzo una alla volta (puoi fermarti quando vuoi).',
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
    expect(words.print(EXAMPLES['the Wife'].text, 'fr')).toMatch(/^Fin de partie\u00a0: vaut/);
    expect(words.print(EXAMPLES['the Juggler, as far as the deck'].text, 'fr')).toContain(
      '4 jetons Point\u202f; ou',
    );
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
