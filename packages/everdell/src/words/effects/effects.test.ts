import { seq, type Effect } from '@evervale/kernel';
import { LANGS, sentences, type Text } from '@evervale/kernel/text';
import { describe, expect, it } from 'vitest';
import { ifCity, ifPaired } from '../../effects/city.ts';
import { each, times } from '../../effects/count.ts';
import { discard } from '../../effects/discard.ts';
import { draw } from '../../effects/draw.ts';
import { tuckUnder } from '../../effects/event.ts';
import { gain, gainAny } from '../../effects/gain.ts';
import { everdellVerbs } from '../../effects/index.ts';
import { takeMeadow } from '../../effects/meadow.ts';
import { pay } from '../../effects/pay.ts';
import { wordsOf } from '../../index.ts';
import { clausesOf, hasWords, registerWords, told } from './index.ts';

const words = wordsOf();
const textOf = (effect: Effect): Text => sentences([told(clausesOf(effect, {}))]);
const inEnglish = (effect: Effect): string => words.print(textOf(effect), 'en');
const inAll = (effect: Effect): string[] => LANGS.map((lang) => words.print(textOf(effect), lang));

/** The course of the game is carried out by verbs too, but no card says them. */
const UNSPOKEN = ['turns', 'prepare', 'leave', 'placeKind', 'playCard', 'payUnits', 'makeWay'];

describe('the words of effects', () => {
  it('exist for every verb of the vocabulary', () => {
    const verbs = everdellVerbs.map(({ name }) => name);
    expect(verbs.filter((verb) => !hasWords(verb))).toEqual(UNSPOKEN);
  });

  it('are registered once for each verb', () => {
    expect(() => registerWords({ gain: () => [] })).toThrow('‘gain’');
    expect(() => inEnglish({ verb: 'dance', id: 0 })).toThrow('‘dance’');
  });

  it('put gains in a row into one clause', () => {
    const effect = seq(gain({ twig: 1 }), gainAny(1), gain({ twig: 1, point: 2 }));
    expect(inEnglish(effect)).toBe('Gain 2 twigs, 1 resource of your choice and 2 point tokens.');
  });

  it('name the resources there are to choose from', () => {
    expect(inAll(gainAny(2, ['twig', 'resin']))).toEqual([
      'Gain 2 resources (twigs or resin).',
      'Nimm dir 2 Ressourcen (Zweige oder Harz).',
      'Gagnez 2 ressources (brindilles ou résines).',
      'Ottieni 2 risorse (rametti o resine).',
    ]);
  });

  it('say once what several gains are counted by', () => {
    const farms = each(1, { of: 'card', id: 'farm' });
    expect(inAll(seq(draw(farms), gain({ berry: 2 }, farms)))).toEqual([
      'For each Farm in your city, draw 1 card and gain 2 berries.',
      'Für jede Farm in deiner Stadt gilt: Ziehe 1 Karte und nimm dir 2 Beeren.',
      'Pour chaque Ferme de votre ville, piochez 1 carte et gagnez 2 baies.',
      'Per ogni Fattoria nella tua città, pesca 1 carta e ottieni 2 bacche.',
    ]);
  });

  it('count by several of something', () => {
    const farms = each(1, { of: 'card', id: 'farm' }, 2);
    expect(inEnglish(draw(farms))).toBe('Draw 1 card for every 2 Farms in your city.');
    expect(() => inEnglish(draw(each(1, { of: 'tokensHere' }, 2)))).toThrow('every 2');
  });

  it('never let something follow a permission as if it depended on it', () => {
    expect(inEnglish(seq(discard(0, 2), draw('toLimit')))).toBe(
      'You may discard up to 2 cards from your hand. Then draw up to your hand limit.',
    );
  });

  it('have two clauses in a sentence at most', () => {
    expect(inEnglish(seq(pay({ twig: 1 }), takeMeadow(1), takeMeadow(2, true)))).toBe(
      'Pay 1 twig, then take 1 Meadow card into your hand. Then you may take up to 2 Meadow cards into your hand.',
    );
  });

  it('turn a permission around after a German condition', () => {
    const effect = ifPaired('wife', discard(0, 1, gain({ point: 1 }, times(1))));
    expect(inAll(effect)).toEqual([
      'If this card shares its space with 1 Wife, you may discard up to 1 card from your hand. Gain 1 point token for each card discarded.',
      'Wenn sich diese Karte den Platz mit 1 Ehefrau teilt, darfst du bis zu 1 Handkarte abwerfen. Nimm dir 1 Punkte-Marker für jede abgeworfene Karte.',
      'Si cette carte partage sa case avec 1 Épouse, vous pouvez défausser jusqu’à 1 carte de votre main. Gagnez 1 jeton Point pour chaque carte défaussée.',
      'Se questa carta condivide lo slot con 1 Moglie, puoi scartare fino a 1 carta dalla tua mano. Ottieni 1 segnalino punto per ogni carta scartata.',
    ]);
  });

  it.each([
    [ifCity('farm', draw(1), gain({ berry: 1 })), 'in one of two branches'],
    [tuckUnder(1, 'hand', { kind: 'critter', color: 'production' }), 'production cards'],
    [draw(each(1, { of: 'cards', rarity: 'unique', color: 'traveler' })), 'traveler cards'],
    [draw(times(1)), 'nothing was done'],
    [draw(each(1, { of: 'paired' })), 'a condition'],
  ])('refuse what they cannot say, instead of leaving something out: %o', (effect, why) => {
    expect(() => inEnglish(effect)).toThrow(why);
  });
});
