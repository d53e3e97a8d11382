/** Several processes with one database: what one writes the others must hear, and no race loses anything. */
import type { Person } from '../src/storage/people.ts';
import type { Change } from '@evervale/protocol';
import { patched } from '@evervale/protocol/patch';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Eye, Processes, as, lengthAt, pickOne, settled, type Process } from './doorless.ts';

let all: Processes;
let here: Process;
let people: Person[];

beforeEach(async () => {
  all = await Processes.open();
  here = all.begin();
  people = await all.guests('Ann', 'Bob');
});
afterEach(() => all.db.close());

describe('of several processes', () => {
  let other: Process;
  beforeEach(() => {
    other = all.begin();
  });

  it('one that is behind takes a change all the same', async () => {
    const id = await all.started(here, people);
    await lengthAt(other, id);
    await pickOne(here, id, people, 'draw');
    const at = await here.host.read(id, ({ position }) => position);
    const [code] = await here.host.read(id, ({ play }) => play!.codes);
    // The other one believes that it is the turn of Ann.
    const table = await other.actions.pick(id, people[1], { seat: 1, at, code });
    expect(table.play!.picks).toHaveLength(2);
  });

  it('one that is not behind refuses what is to be refused', async () => {
    const id = await all.started(here, people);
    await lengthAt(other, id);
    const wrong = { seat: 1, at: 3, code: 1 };
    await expect(other.actions.pick(id, people[1], wrong)).rejects.toThrow('not the turn');
  });

  it('two that write at the same time lose nothing', async () => {
    const id = await all.started(here, people);
    await lengthAt(other, id);
    await Promise.all([
      here.actions.takeOver(id, people[0], 0, 'sapling'),
      other.actions.takeOver(id, people[1], 1, 'sapling'),
    ]);
    for (const process of [here, other]) {
      process.host.refresh(id);
      const away = await process.host.read(id, ({ seats }) => seats.map((seat) => seat.away));
      expect(away).toEqual([true, true]);
    }
    expect((await all.store.entries(id)).map(({ n }) => n)).toEqual([0, 1, 2, 3, 4]);
  });

  it('one that hears of a change tells who looks there', async () => {
    const id = await all.started(here, people);
    const eye = new Eye(people[1]);
    await other.host.watch(id, eye, as(1));
    eye.news();
    await pickOne(here, id, people, 'draw');
    other.host.refresh(id);
    await lengthAt(other, id);
    expect(other.heard.waits).toEqual([]);
    // Only what is another one than before.
    const paths = (eye.heard[0]['patch'] as Change[]).map(([path]) => path);
    expect(paths).toContain('/deck');
    expect(paths).not.toContain('/discard');
    expect(eye.news()).toEqual(['moved']);
    await pickOne(here, id, people, 'draw');
    other.host.refreshAll();
    await lengthAt(other, id);
    expect(eye.news()).toEqual(['moved']);
  });

  it('one that hears of nothing new, or reads it anew, tells nothing, also when the game is over', async () => {
    const id = await all.started(here, people);
    await here.actions.resign(id, people[0], 0);
    const eye = new Eye(people[1]);
    await here.host.watch(id, eye, as(1));
    eye.news();
    here.host.refresh(id);
    await lengthAt(here, id);
    here.host.reread(id);
    await lengthAt(here, id);
    expect(eye.news()).toEqual([]);
  });

  it('four that are faster do not keep one from a change, but five do', async () => {
    const id = await all.started(here, people);
    const faster = (times: number): void => {
      const append = vi.spyOn(all.store, 'append');
      for (let i = 0; i < times; i++) append.mockResolvedValueOnce(false);
    };
    faster(4);
    expect((await here.actions.takeOver(id, people[0], 0, 'sapling')).seats[0].away).toBe(true);
    faster(5);
    await expect(here.actions.handBack(id, people[0], 0)).rejects.toThrow('others were faster');
  });

  it.each([
    ['from its beginning', false],
    ['from where it was saved', true],
  ])('one that reads a table anew %s tells who looks there only what is new', async (_, saved) => {
    const id = await all.started(here, people);
    await pickOne(here, id, people, 'draw');
    const eye = new Eye(people[1]);
    await other.host.watch(id, eye, as(1));
    const [snapshot] = eye.heard.splice(0);
    const save = await here.host.read(id, (table) => all.store.snapshot(table));
    if (saved) await all.db.commit([save]);
    await pickOne(here, id, people, 'draw');
    other.host.reread(id);
    const n = await lengthAt(other, id);
    expect(eye.heard).toMatchObject([{ type: 'moved', n, events: [{ n: n - 1 }] }]);
    // On top of what was seen before, it is what there is to see now.
    const patch = eye.heard[0]['patch'] as Change[];
    expect(patch.map(([path]) => path)).not.toContain('/discard');
    const seen = patched(snapshot['view'], patch);
    const view = await other.host.read(id, ({ info, state }) => info.game.view(state, 1));
    expect(seen).toEqual(view);
  });

  it('an answer given ahead at one is good at all of them', async () => {
    const id = await all.started(here, people);
    await lengthAt(other, id);
    await here.actions.stand(id, people[0], 0, 'draw', true);
    expect(here.heard.waits).toEqual([id]);
    other.host.refresh(id);
    const standing = await other.host.read(id, ({ seats }) => seats.map((seat) => seat.standing));
    expect(standing).toEqual([['draw'], []]);
    expect(other.heard.waits).toEqual([id]);
    await here.actions.stand(id, people[0], 0, 'draw', false);
    other.host.refresh(id);
    expect(await other.host.read(id, ({ automatic }) => automatic)).toBe(false);
  });

  it('an answer given ahead that was used is used at all of them', async () => {
    const id = await all.started(here, people);
    await here.actions.stand(id, people[0], 0, 'draw', true);
    await pickOne(here, id, people, 'draw');
    expect(await all.store.standing(id)).toEqual([]);
  });
});

describe('when the database does not take it', () => {
  beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => vi.useRealTimers());

  it('a pick is not shown; if the log has it all the same, it is shown soon', async () => {
    const id = await all.started(here, people);
    const eye = new Eye(people[0]);
    await here.host.watch(id, eye, as(0));
    eye.news();
    const append = vi.spyOn(all.store, 'append').mockRejectedValueOnce(new Error('gone'));
    const { changes } = here.heard;
    await expect(pickOne(here, id, people, 'draw')).rejects.toThrow('gone');
    await lengthAt(here, id);
    expect([eye.news(), here.heard.changes]).toEqual([[], changes]);
    append.mockImplementationOnce(async (...args) => {
      await all.store.append(...args);
      throw new Error('cut off');
    });
    here.heard.turns.length = 0;
    await expect(pickOne(here, id, people, 'draw')).rejects.toThrow('cut off');
    expect([eye.news(), here.heard.turns]).toEqual([[], []]);
    vi.advanceTimersByTime(1000);
    await settled();
    expect([eye.news(), here.heard.turns]).toEqual([['moved'], [people[1].id]]);
  });

  it('an answer given ahead does not count', async () => {
    const id = await all.started(here, people);
    vi.spyOn(all.store, 'stand').mockRejectedValueOnce(new Error('gone'));
    const order = here.actions.stand(id, people[0], 0, 'draw', true);
    await expect(order).rejects.toThrow('gone');
    expect(await here.host.read(id, ({ automatic }) => automatic)).toBe(false);
  });
});
