/** Things a sentence talks about: articles, counted things, amounts and places. */
import { count, plural, select } from '@evervale/kernel/text';
import { color, onYour, points } from './grammar.ts';

const una = select('ini', { v: 'un’', other: 'una ' });
const uno = select('ini', { z: 'uno ', other: 'un ' });
const la = select('ini', { v: 'l’', other: 'la ' });
const lo = select('ini', { v: 'l’', z: 'lo ', other: 'il ' });
const i = select('ini', { c: 'i ', other: 'gli ' });

const rare = (common: string, unique: string): string =>
  select('rarity', { common: ` ${common}`, unique: ` ${unique}`, other: '' });
const rareKinds = select('kind', {
  critter: plural(`Animale${rare('Comune', 'Unico')}`, `Animali${rare('Comuni', 'Unici')}`),
  construction: plural(
    `Costruzione${rare('Comune', 'Unica')}`,
    `Costruzioni${rare('Comuni', 'Uniche')}`,
  ),
  other: plural(`carta${rare('Comune', 'Unica')}`, `carte${rare('Comuni', 'Uniche')}`),
});

const others = select('kind', {
  either: plural('altro Animale o Costruzione', 'altri Animali e/o Costruzioni'),
  critter: plural('altro Animale', 'altri Animali'),
  construction: plural('altra Costruzione', 'altre Costruzioni'),
  other: plural('altra carta', 'altre carte'),
});

const counted = select('g', {
  mp: plural('carta {noun}', 'carte {noun}'),
  fp: plural('carta {noun}', 'carte {noun}'),
  other: plural('{noun}', '{many}'),
});

const whoHas = select('who', {
  own: 'hai',
  opponent: 'un avversario ha',
  other: 'un giocatore ha',
});

export const things = {
  // Articles.
  'art.a': `${select('g', { f: una, mp: 'dei ', fp: 'delle ', other: uno })}{noun}`,
  'art.the': `${select('g', { fp: 'le ', mp: i, f: la, other: lo })}{noun}`,
  'art.your': `${select('g', { f: 'la tua', mp: 'i tuoi', fp: 'le tue', other: 'il tuo' })} {noun}`,
  'on.your': onYour,
  every: 'ogni {noun}',

  // Counted things: digit plus noun.
  'n.twig': count('rametto', 'rametti'),
  'n.resin': count('resina', 'resine'),
  'n.pebble': count('ciottolo', 'ciottoli'),
  'n.berry': count('bacca', 'bacche'),
  'n.pearl': count('perla', 'perle'),
  'n.resource': count('risorsa', 'risorse'),
  'n.any': count('risorsa a scelta', 'risorse a scelta'),
  // So much less to pay.
  'less.twig': count('rametto in meno', 'rametti in meno'),
  'less.resin': count('resina in meno', 'resine in meno'),
  'less.pebble': count('ciottolo in meno', 'ciottoli in meno'),
  'less.berry': count('bacca in meno', 'bacche in meno'),
  'less.any': count('risorsa in meno, a scelta', 'risorse in meno, a scelta'),
  'n.token': count('segnalino punto', 'segnalini punto'),
  'n.point': points,
  'n.card': count('carta', 'carte'),
  'n.handCard': count('carta dalla tua mano', 'carte dalla tua mano'),
  'n.item': count('carta dalla tua mano o risorsa', 'carte dalla tua mano e/o risorse'),
  'n.anyHandCards': 'quante carte vuoi dalla tua mano',
  'n.meadowCard': count('carta del Prato', 'carte del Prato'),
  'n.critter': count('Animale', 'Animali'),
  'n.construction': count('Costruzione', 'Costruzioni'),
  'n.either': count('Animale o Costruzione', 'Animali e/o Costruzioni'),
  'n.colorCard': select('color', {
    traveler: count('carta Viaggiatore', 'carte Viaggiatore'),
    production: count('carta Produzione', 'carte Produzione'),
    destination: count('carta Destinazione', 'carte Destinazione'),
    governance: count('carta Governo', 'carte Governo'),
    prosperity: count('carta Prosperità', 'carte Prosperità'),
    other: count('carta', 'carte'),
  }),
  'n.differentColorCard': `{n} ${plural('carta', 'carte')} ${color} ${plural('diversa', 'diverse')}`,
  'n.otherColorCard': `{n} ${plural('altra carta', 'altre carte')} ${color}`,
  'n.rarityKind': `{n} ${rareKinds}`,
  'n.other': `{n} ${others}`,
  'n.named': `{n} ${counted}`,
  'n.ownWorker': '{n} dei tuoi lavoratori schierati',
  'n.event': count('Evento', 'Eventi'),
  'n.location': select('loc', {
    basic: count('luogo Base', 'luoghi Base'),
    forest: count('luogo Foresta', 'luoghi Foresta'),
    either: count('luogo Base o Foresta', 'luoghi Base e/o Foresta'),
    other: count('luogo', 'luoghi'),
  }),
  'n.color': count('tipo di carta', 'tipi di carta diversi'),
  'n.adornment': count('ornamento', 'ornamenti'),
  'n.wonder': count('meraviglia', 'meraviglie'),
  'n.mapTile': count('tessera mappa', 'tessere mappa'),
  'n.discovery': count('scoperta', 'scoperte'),
  'n.visitor': count('visitatore', 'visitatori'),
  'n.trainCar': count('vagone', 'vagoni'),

  // Amounts and places around a counted thing.
  'q.upTo': 'fino a {what}',
  'q.atLeast': 'almeno {what}',
  'q.anyNumber': 'un numero a scelta di {many}',
  'q.all': `${select('g', { f: 'tutte le', other: select('ini', { c: 'tutti i', other: 'tutti gli' }) })} {many}`,
  'q.range': 'da {min} a {what}',
  'q.per': '{what} {each}',
  'q.instead': '{what} (o {alt} {cond})',
  'q.worth': `{what} del valore massimo di ${points}`,
  'q.ofNamedType': '{what} del tipo nominato',
  'q.ofOpponent': '{what} di un avversario',
  'q.withWorker': `{what} dove ${whoHas} un lavoratore`,
  'q.plus': '{a}, più {b}',
  'q.in': '{what} {place}',
  'q.aside': '{what} ({note})',
  place: select('where', {
    city: 'nella tua città',
    opponentCity: 'in una città avversaria',
    opponentCities: 'nelle città avversarie',
    allCities: 'in tutte le città',
    thatCity: 'nella sua città',
    theirCity: 'nella propria città',
    hand: 'nella tua mano',
    here: 'su questa carta',
    under: 'sotto questa carta',
    own: 'in tuo possesso',
    supply: 'nella tua riserva',
    journey: 'in Viaggio',
    other: '',
  }),
  from: select('src', {
    hand: 'dalla tua mano',
    meadow: 'dal Prato',
    station: 'dalla Stazione',
    deck: 'dal mazzo',
    discard: 'dalla pila degli scarti',
    deckOrDiscard: 'dal mazzo o dalla pila degli scarti',
    city: 'dalla tua città',
    handOrMeadow: 'dalla tua mano o dal Prato',
    meadowOrStation: 'dal Prato o dalla Stazione',
    deckOrMeadow: 'dal mazzo o dal Prato',
    deckMeadowStation: 'dal mazzo, dal Prato o dalla Stazione',
    supply: 'dalla riserva',
    other: '',
  }),
};
