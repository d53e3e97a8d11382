/** Several processes with one database: what one writes the others must hear, and no race loses anything. */
import { Refused, type RefusedCode } from '../src/refused.ts';
import { statement } from '../src/storage/database.ts';
import type { Person } from '../src/storage/people.ts';
import { mayWatch } from '../src/table/access.ts';
import { DamagedTable } from '../src/table/rebuild.ts';
import type { Table } from '../src/table/table.ts';
import { decision } from '@evervale/kernel';
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

  it('one that is behind refuses nobody to look who may by now', async () => {
    const id = await all.opened(here, people.slice(0, 1));
    await lengthAt(other, id);
    await here.actions.join(id, people[1]);
    const eye = new Eye(people[1]);
    const may = (table: Table): void => mayWatch(table, people[1].id, 1);
    await other.host.watch(id, eye, { seat: 1, may });
    expect(eye.news()[0]).toBe('snapshot');
  });

  it('one reads on for a refusal once, and neither when it has just read nor for want of allowance', async () => {
    const id = await all.opened(here, people);
    const reads = vi.spyOn(all.db, 'all');
    const read = async (process: Process, code: RefusedCode): Promise<number> => {
      reads.mockClear();
      const no = process.host.read(id, () => {
        throw new Refused(code, 'no');
      });
      await expect(no).rejects.toThrow('no');
      return reads.mock.calls.length;
    };
    expect([await read(here, 'not-allowed'), await read(here, 'limit')]).toEqual([2, 0]);
    const looking = all.begin();
    reads.mockClear();
    await lengthAt(looking, id);
    const once = reads.mock.calls.length;
    expect(await read(other, 'not-allowed')).toBe(once);
    const alone = await Processes.open('sqlite');
    const only = alone.begin();
    const table = await alone.opened(only, await alone.guests('Ann'));
    const asked = vi.spyOn(alone.db, 'all');
    const no = only.host.read(table, () => {
      throw new Refused('not-allowed', 'no');
    });
    await expect(no).rejects.toThrow('no');
    expect(asked).not.toHaveBeenCalled();
    await alone.db.close();
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

  it('one that cannot follow what was written does not go on as if nothing had been', async () => {
    const id = await all.started(here, people);
    const length = await lengthAt(other, id);
    await all.db.commit([
      statement(
        `INSERT INTO entries (table_id, n, kind, seat, value, data, at)
         VALUES ($1, $2, 'pick', 0, 999, NULL, 0)`,
        id,
        length,
      ),
    ]);
    other.host.refresh(id);
    await expect(lengthAt(other, id)).rejects.toThrow(DamagedTable);
    await expect(other.actions.resign(id, people[0], 0)).rejects.toThrow(DamagedTable);
    expect(await all.store.entries(id)).toHaveLength(length + 1);
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

  it('one that was too late does not tell again whose turn it is', async () => {
    const id = await all.started(here, people);
    await lengthAt(other, id);
    const code = await here.host.read(id, (table) => {
      const { options } = decision(table.info.game, table.state)!;
      return options.find(({ key }) => key.startsWith('draw'))!.code;
    });
    const at = await here.host.read(id, ({ position }) => position);
    const append = vi.spyOn(all.store, 'append');
    append.mockImplementationOnce(async () => {
      await other.actions.pick(id, people[0], { seat: 0, at, code });
      return false;
    });
    here.heard.turns.length = 0;
    // Sent again to another process, by somebody who had no answer.
    await here.actions.pick(id, people[0], { seat: 0, at, code });
    expect([here.heard.turns, other.heard.turns]).toEqual([[], [people[1].id]]);
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

describe('an answer given ahead at a process that is behind', () => {
  const clock = { kind: 'live', bank: 60, increment: 0 } as const;
  let other: Process;
  beforeEach(() => {
    other = all.begin();
  });

  const row = async (id: string): Promise<unknown> =>
    (
      await all.db.all(
        'SELECT status, turn, decider, deadline, automatic FROM tables WHERE id = $1',
        [id],
      )
    )[0];

  it('leaves the turn with whom it is', async () => {
    const id = await all.started(here, people, { clock });
    await lengthAt(other, id);
    await pickOne(here, id, people, 'draw');
    const before = await row(id);
    expect(before).toMatchObject({ turn: people[1].id, decider: 1 });
    const table = await other.actions.stand(id, people[0], 0, 'draw', true);
    expect([await row(id), table.length]).toEqual([before, await lengthAt(here, id)]);
  });

  it('is refused when the game is over, which stays so in lists', async () => {
    const id = await all.started(here, people);
    await lengthAt(other, id);
    await here.actions.resign(id, people[0], 0);
    const before = await row(id);
    const late = other.actions.stand(id, people[1], 1, 'draw', true);
    await expect(late).rejects.toThrow('the game is over');
    expect([before, await row(id)]).toEqual([
      expect.objectContaining({ status: 'over', turn: null }),
      before,
    ]);
  });

  it('stops no clock', async () => {
    const id = await all.opened(here, people.slice(0, 1), {
      clock,
      seats: [{ kind: 'computer', level: 'random' }, { kind: 'open' }],
    });
    await here.actions.start(id, people[0]);
    await lengthAt(other, id);
    await here.automatic.automatic(id);
    const before = await row(id);
    await other.actions.stand(id, people[0], 1, 'draw', true);
    await other.actions.stand(id, people[0], 1, 'draw', false);
    expect(await row(id)).toEqual(before);
    all.time += 60_000;
    await here.automatic.sweep();
    expect(await here.host.read(id, ({ seats }) => seats[1].away)).toBe(true);
  });

  it.each([true, false])(
    'that falls behind only while it writes is written with what has come (%s)',
    async (on) => {
      const id = await all.started(here, people, { clock });
      if (!on) await here.actions.stand(id, people[1], 1, 'draw', true);
      await lengthAt(other, id);
      const stand = all.store.stand.bind(all.store);
      vi.spyOn(all.store, 'stand').mockImplementationOnce(async (...args) => {
        await pickOne(here, id, people, 'draw');
        return stand(...args);
      });
      await other.actions.stand(id, people[1], 1, 'draw', on);
      expect(await all.store.standing(id)).toEqual(on ? [{ seat: 1, answer: 'draw' }] : []);
      expect(await row(id)).toMatchObject({
        turn: people[1].id,
        decider: 1,
        automatic: on ? 1 : 0,
      });
    },
  );

  it('is refused when others are faster again and again', async () => {
    const id = await all.started(here, people);
    const write = vi.spyOn(all.store, 'stand');
    for (let i = 0; i < 5; i++) write.mockResolvedValueOnce(false);
    const order = here.actions.stand(id, people[0], 0, 'draw', true);
    await expect(order).rejects.toThrow('others were faster');
    expect(await here.host.read(id, ({ automatic }) => automatic)).toBe(false);
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

  it('what another process wrote is told when the database is back, however long it was away', async () => {
    const other = all.begin();
    const id = await all.started(here, people);
    const eye = new Eye(people[1]);
    await other.host.watch(id, eye, as(1));
    eye.news();
    await pickOne(here, id, people, 'draw');
    const read = vi.spyOn(all.store, 'entries');
    for (let i = 0; i < 10; i++) read.mockRejectedValueOnce(new Error('gone'));
    other.host.refresh(id);
    // Nobody asks for anything: they only watch.
    for (let i = 0; i < 12; i++) {
      await settled();
      vi.advanceTimersByTime(5000);
    }
    await settled();
    expect(eye.news()).toEqual(['moved']);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('an answer given ahead does not count', async () => {
    const id = await all.started(here, people);
    vi.spyOn(all.store, 'stand').mockRejectedValueOnce(new Error('gone'));
    const order = here.actions.stand(id, people[0], 0, 'draw', true);
    await expect(order).rejects.toThrow('gone');
    expect(await here.host.read(id, ({ automatic }) => automatic)).toBe(false);
  });
});
