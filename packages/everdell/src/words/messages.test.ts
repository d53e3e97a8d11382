/** What players read while they play. */
import { LANGS, allOf, type Text } from '@evervale/kernel/text';
import { describe, expect, it } from 'vitest';
import { wordsOf } from '../index.ts';
import { amounts, name, named, names, noun, player, t } from './texts.ts';

const words = wordsOf({ players: ['Anna', 'Ben'] });
const inAll = (text: Text): string[] =>
  LANGS.map((lang) => words.print(text, lang).replace(/[\u00a0\u202f]/g, ' '));

describe('prompts and options', () => {
  it('ask how a card is paid for', () => {
    expect(inAll(t('prompt.payment', { of: noun('king') }))).toEqual([
      'How do you pay for King?',
      'Wie bezahlst du den König?',
      'Comment payez-vous le Roi ?',
      'Come paghi il Re?',
    ]);
  });

  it('offer to place a worker on a Forest location (5.17)', () => {
    const place = t('spot.forest', { place: name('forest-three-berries') });
    expect(inAll(t('option.place', { place }))).toEqual([
      'Place a worker: Forest location (3 berries)',
      'Tier einsetzen: Waldort (3 Beeren)',
      'Placer un ouvrier : lieu de Forêt (3 baies)',
      'Colloca un lavoratore: luogo Foresta (3 bacche)',
    ]);
  });

  it('offer a location by itself with a capital', () => {
    const place = t('spot.basic', { place: name('basic-one-pebble') });
    expect(words.print(t('option.location', { place }), 'fr')).toBe('Lieu de base (1 galet)');
  });

  it('offer to prepare for the next season (8.1)', () => {
    expect(inAll(t('option.prepare', { season: 'summer' }))).toEqual([
      'Prepare for summer',
      'Sich auf den Sommer vorbereiten',
      'Se préparer pour l’été',
      'Preparati per l’estate',
    ]);
  });

  it('ask how many berries the Doctor takes (DOCTOR.1)', () => {
    expect(inAll(t('prompt.payAmount', { resource: 'berry' }))).toEqual([
      'How many berries do you pay?',
      'Wie viele Beeren zahlst du?',
      'Combien de baies payez-vous ?',
      'Quante bacche paghi?',
    ]);
  });

  it('offer the Judge’s exchange (JUDGE.1)', () => {
    expect(inAll(t('option.swapAny', { of: noun('judge') }))).toEqual([
      'Use your Judge: replace 1 resource',
      'Deine Richterin nutzen: 1 Ressource ersetzen',
      'Utiliser votre Juge : remplacer 1 ressource',
      'Usa il tuo Giudice: sostituisci 1 risorsa',
    ]);
  });
});

describe('reasons', () => {
  it('list what is missing to pay', () => {
    expect(inAll(t('reason.short', { what: amounts({ resin: 1, pebble: 2 }) }))).toEqual([
      '1 resin and 2 pebbles short',
      '1 Harz und 2 Kiesel zu wenig',
      'Il vous manque 1 résine et 2 galets',
      'Manca ancora: 1 resina e 2 ciottoli',
    ]);
  });

  it('list the cards an Event still needs (5.40)', () => {
    const what = allOf([named(1, 'chapel'), t('n.colorCard', { n: 2, color: 'governance' })]);
    expect(inAll(t('reason.missing', { what }))).toEqual([
      'Missing in your city: 1 Chapel and 2 Governance cards',
      'Du brauchst in deiner Stadt noch: 1 Kapelle und 2 Verwaltungskarten',
      'Il manque dans votre ville : 1 Chapelle et 2 cartes Gouvernance',
      'Da aggiungere alla tua città: 1 Chiesa e 2 carte Governo',
    ]);
  });

  it('say who opens the second plot of the Cemetery (CEMETERY.7)', () => {
    expect(inAll(t('reason.secondSpot', { of: noun('undertaker') }))).toEqual([
      'The second spot needs 1 Undertaker in your city',
      'Für das zweite Feld brauchst du 1 Totengräberin in deiner Stadt',
      'Le deuxième emplacement exige 1 Croque-mort dans votre ville',
      'La seconda casella richiede 1 Becchino nella tua città',
    ]);
  });

  it('count the workers that still have to be placed (8.1)', () => {
    expect(inAll(t('reason.workersLeft', { n: 1 }))).toEqual([
      'You still have 1 worker to place',
      'Du kannst noch 1 Tier einsetzen',
      'Il vous reste 1 ouvrier à placer',
      'Hai ancora 1 lavoratore da collocare',
    ]);
  });
});

describe('the log', () => {
  it('tells what a player gains', () => {
    const what = amounts({ twig: 3, point: 1 });
    expect(inAll(t('log.gain', { player: player(0), what }))).toEqual([
      'Anna gains 3 twigs and 1 point token',
      'Anna nimmt sich 3 Zweige und 1 Punkte-Marker',
      'Anna gagne 3 brindilles et 1 jeton Point',
      'Anna ottiene 3 rametti e 1 segnalino punto',
    ]);
  });

  it('knows what to say when nothing comes, as for discarded Ruins (6.48)', () => {
    expect(inAll(t('log.gain', { player: player(0), what: amounts({}) }))).toEqual([
      'Anna gains 0 resources',
      'Anna nimmt sich 0 Ressourcen',
      'Anna gagne 0 ressource',
      'Anna ottiene 0 risorse',
    ]);
  });

  it('tells from where a card was played', () => {
    const args = { player: player(1), of: noun('innkeeper'), from: 'meadow' };
    expect(inAll(t('log.play', args))).toEqual([
      'Ben plays Innkeeper from the Meadow',
      'Ben spielt den Gastwirt von der Wiese aus',
      'Ben joue l’Aubergiste depuis la Prairie',
      'Ben gioca il Locandiere dal Prato',
    ]);
  });

  it('bends to the names of the players', () => {
    const copy = t('log.copy', { player: player(1), of: noun('mine'), owner: player(0) });
    expect(words.print(copy, 'fr')).toBe('Ben copie la Mine dans la ville d’Anna');
    const give = { player: player(1), what: amounts({ berry: 2 }), receiver: player(0) };
    expect(words.print(t('log.give', give), 'it')).toBe('Ben dà 2 bacche ad Anna');
  });

  it('joins the names of cards', () => {
    const line = t('log.meadowFill', { cards: names(['farm', 'general-store', 'mine']) });
    expect(words.print(line, 'it')).toBe('Novità nel Prato: Fattoria, Emporio e Miniera');
    const two = t('log.meadowFill', { cards: names(['farm', 'general-store']) });
    expect(words.print(two, 'it')).toBe('Novità nel Prato: Fattoria ed Emporio');
  });

  it('calls Rugwort by his name in every language (21.7)', () => {
    const args = { player: name('solo-rugwort'), from: 'meadow', of: noun('inn') };
    expect(inAll(t('log.play', args))).toEqual([
      'Rugwort plays Inn from the Meadow',
      'Fusselwürz spielt das Gasthaus von der Wiese aus',
      'Paillasson joue l’Auberge depuis la Prairie',
      'Rugwort gioca la Locanda dal Prato',
    ]);
  });

  it('knows Rugwort in a seat of his own (20.3)', () => {
    const solo = wordsOf({ players: ['Anna', name('solo-rugwort')] });
    const gain = { player: player(1), what: amounts({ point: 1 }) };
    expect(solo.print(t('log.gain', gain), 'fr')).toBe('Paillasson gagne 1 jeton Point');
  });

  it('numbers players whose names it does not know', () => {
    const pass = (seat: number): Text => t('log.pass', { player: player(seat) });
    expect(wordsOf().print(pass(1), 'en')).toBe('Player 2 passes');
    expect(wordsOf().print(pass(0), 'de')).toBe('Person 1 hört auf');
  });
});

describe('the score sheet', () => {
  it('explains a tie (10.6)', () => {
    expect(inAll(t('score.tie.events', { player: player(0), n: 3 }))).toEqual([
      'Anna wins the tie with 3 Events',
      'Anna gewinnt den Gleichstand mit 3 Ereignissen',
      'Anna départage l’égalité avec 3 Événements',
      'Anna vince lo spareggio con 3 Eventi',
    ]);
  });
});
