import { describe, expect, it } from 'vitest';
import { table } from '../table.ts';

/** Event, colour, and cards that are just enough for it. */
const events = [
  ['city-monument', 'governance', ['historian', 'crane', 'judge']],
  ['grand-tour', 'destination', ['inn', 'inn', 'queen']],
  ['harvest-festival', 'production', ['farm', 'farm', 'doctor', 'storehouse']],
  ['cartographers-expedition', 'traveler', ['ruins', 'wanderer', 'wanderer']],
] as const;

describe('the four basic Events', () => {
  it('lie on the board of every game', () => {
    expect(table({}).view.basicEvents.map((event) => event.id)).toEqual(events.map(([id]) => id));
  });

  it.each(events)('%s asks for %s cards and nothing else (5.40, 5.44)', (id, _color, cards) => {
    const game = table({ players: [{ city: cards }, {}] });
    const others = events.filter(([other]) => other !== id);
    for (const [other] of others) expect(game.why(`place:${other}`)).toBe('requirement');
    const before = game.score(1);
    const { resources, points } = game.player(1);
    game.pick(`place:${id}`);
    expect(game.view.basicEvents.find((event) => event.id === id)!.owner).toBe(0);
    expect(game.scorePart(1, 'basicEvents')).toBe(3);
    expect(game.score(1)).toBe(before + 3);
    expect(game.player(1)).toMatchObject({ resources, points });
  });

  it.each(events)('%s is out of reach with one %s card less (5.40)', (id, _color, cards) => {
    for (let missing = 0; missing < cards.length; missing++) {
      const city = cards.filter((_, i) => i !== missing);
      const game = table({
        players: [{ city: [...city, 'palace', 'king'] }, { city: [cards[missing]] }],
      });
      expect(game.why(`place:${id}`)).toBe('requirement');
    }
  });
});
