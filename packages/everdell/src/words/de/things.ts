/** Things a sentence talks about: articles, counted things, amounts and places. */
import { count, plural, select } from '@evervale/kernel/text';
import { points, yourDat } from './grammar.ts';

// "1 gewöhnliches Wesen", but "1 gewöhnliche Karte" and "2 gewöhnliche Wesen".
const strong = select('rarity', { common: 'gewöhnliches ', unique: 'einzigartiges ', other: '' });
const weak = select('rarity', { common: 'gewöhnliche ', unique: 'einzigartige ', other: '' });
const rareKinds = select('kind', {
  critter: plural(`${strong}Wesen`, `${weak}Wesen`),
  construction: plural(`${strong}Bauwerk`, `${weak}Bauwerke`),
  other: plural(`${weak}Karte`, `${weak}Karten`),
});

const others = select('kind', {
  either: plural('anderes Wesen oder Bauwerk', 'andere Wesen und/oder Bauwerke'),
  critter: plural('anderes Wesen', 'andere Wesen'),
  construction: plural('anderes Bauwerk', 'andere Bauwerke'),
  other: plural('andere Karte', 'andere Karten'),
});

export const things = {
  // Articles.
  'art.a': `${select('g', { m: 'einen', f: 'eine', other: 'ein' })} {noun}`,
  'art.the': `${select('g', { m: 'den', n: 'das', other: 'die' })} {noun}`,
  'art.your': `${select('g', { m: 'deinen', f: 'deine', other: 'dein' })} {noun}`,
  'on.your': `auf ${yourDat}`,
  every: `${select('g', { m: 'jeden', f: 'jede', other: 'jedes' })} {noun}`,

  // Counted things: digit plus noun.
  'n.twig': count('Zweig', 'Zweige'),
  'n.resin': count('Harz', 'Harz'),
  'n.pebble': count('Kiesel', 'Kiesel'),
  'n.berry': count('Beere', 'Beeren'),
  'n.pearl': count('Perle', 'Perlen'),
  'n.resource': count('Ressource', 'Ressourcen'),
  'n.any': count('beliebige Ressource', 'beliebige Ressourcen'),
  // So much less to pay.
  'less.twig': count('Zweig weniger', 'Zweige weniger'),
  'less.resin': count('Harz weniger', 'Harz weniger'),
  'less.pebble': count('Kiesel weniger', 'Kiesel weniger'),
  'less.berry': count('Beere weniger', 'Beeren weniger'),
  'less.any': count('beliebige Ressource weniger', 'beliebige Ressourcen weniger'),
  'n.token': count('Punkte-Marker', 'Punkte-Marker'),
  'n.point': points,
  'n.card': count('Karte', 'Karten'),
  'n.handCard': count('Handkarte', 'Handkarten'),
  'n.item': count('Handkarte oder Ressource', 'Handkarten und/oder Ressourcen'),
  'n.anyHandCards': 'beliebig viele Handkarten',
  'n.meadowCard': count('Karte von der Wiese', 'Karten von der Wiese'),
  'n.critter': count('Wesen', 'Wesen'),
  'n.construction': count('Bauwerk', 'Bauwerke'),
  'n.either': count('Wesen oder Bauwerk', 'Wesen und/oder Bauwerke'),
  'n.colorCard': select('color', {
    traveler: count('Bewegungskarte', 'Bewegungskarten'),
    production: count('Produktionskarte', 'Produktionskarten'),
    destination: count('Zielkarte', 'Zielkarten'),
    governance: count('Verwaltungskarte', 'Verwaltungskarten'),
    prosperity: count('Wohlstandskarte', 'Wohlstandskarten'),
    other: count('Karte', 'Karten'),
  }),
  'n.differentColorCard': `{n} verschiedene ${select('color', {
    traveler: plural('Bewegungskarte', 'Bewegungskarten'),
    production: plural('Produktionskarte', 'Produktionskarten'),
    destination: plural('Zielkarte', 'Zielkarten'),
    governance: plural('Verwaltungskarte', 'Verwaltungskarten'),
    other: plural('Wohlstandskarte', 'Wohlstandskarten'),
  })}`,
  'n.otherColorCard': `{n} andere ${select('color', {
    traveler: plural('Bewegungskarte', 'Bewegungskarten'),
    production: plural('Produktionskarte', 'Produktionskarten'),
    destination: plural('Zielkarte', 'Zielkarten'),
    governance: plural('Verwaltungskarte', 'Verwaltungskarten'),
    other: plural('Wohlstandskarte', 'Wohlstandskarten'),
  })}`,
  'n.rarityKind': `{n} ${rareKinds}`,
  'n.other': `{n} ${others}`,
  'n.named': count('{noun}', '{many}'),
  'n.ownWorker': '{n} deiner eingesetzten Tiere',
  'n.event': count('Ereignis', 'Ereignisse'),
  'n.location': select('loc', {
    basic: count('Einfachen Ort', 'Einfache Orte'),
    forest: count('Waldort', 'Waldorte'),
    either: count('Einfachen Ort oder Waldort', 'Einfache Orte und/oder Waldorte'),
    other: count('Ort', 'Orte'),
  }),
  'n.color': count('Kartentyp', 'verschiedene Kartentypen'),
  'n.adornment': count('Schmuckstück', 'Schmuckstücke'),
  'n.wonder': count('Wunder', 'Wunder'),
  'n.mapTile': count('Kartenstück', 'Kartenstücke'),
  'n.discovery': count('Entdeckung', 'Entdeckungen'),
  'n.visitor': count('Gast', 'Gäste'),
  'n.trainCar': count('Waggon', 'Waggons'),

  // Amounts and places around a counted thing.
  'q.upTo': 'bis zu {what}',
  'q.atLeast': 'mindestens {what}',
  'q.anyNumber': 'beliebig viele {many}',
  'q.all': 'alle {many}',
  'q.range': '{min} bis {what}',
  'q.per': '{what} {each}',
  'q.instead': '{what} (oder {alt}, {cond})',
  'q.worth': `{what} im Wert von bis zu ${count('Punkt', 'Punkten')}`,
  'q.ofNamedType': '{what} des genannten Typs',
  'q.ofOpponent': '{what} einer anderen Person',
  'q.withWorker': select('who', {
    own: '{what} (dort muss 1 deiner Tiere stehen)',
    opponent: '{what}, wo 1 fremdes Tier steht',
    other: '{what}, wo 1 Tier steht',
  }),
  'q.plus': '{a} sowie {b}',
  'q.in': '{what} {place}',
  'q.aside': '{what} ({note})',
  place: select('where', {
    city: 'in deiner Stadt',
    opponentCity: 'in einer fremden Stadt',
    opponentCities: 'in allen fremden Städten',
    allCities: 'in allen Städten',
    thatCity: 'in der Stadt dieser Person',
    theirCity: 'in der eigenen Stadt',
    hand: 'auf deiner Hand',
    here: 'auf dieser Karte',
    under: 'unter dieser Karte',
    own: 'in deinem Besitz',
    supply: 'in deinem Vorrat',
    journey: 'auf der Reise',
    other: '',
  }),
  from: select('src', {
    hand: 'von deiner Hand',
    meadow: 'von der Wiese',
    station: 'vom Bahnhof',
    deck: 'vom Nachziehstapel',
    discard: 'vom Ablagestapel',
    deckOrDiscard: 'vom Nachzieh- oder Ablagestapel',
    city: 'aus deiner Stadt',
    handOrMeadow: 'von deiner Hand oder der Wiese',
    meadowOrStation: 'von der Wiese oder vom Bahnhof',
    deckOrMeadow: 'vom Nachziehstapel oder von der Wiese',
    deckMeadowStation: 'vom Nachziehstapel, von der Wiese oder vom Bahnhof',
    supply: 'aus dem Vorrat',
    other: '',
  }),
};
