import { expect, it } from 'vitest';
import { LONG_HOUSES, LONG_PLAN, runChaos, type House } from './chaos.ts';
import { Fleet } from './fleet.ts';
import { temporaryFolder } from './house.ts';

const long = process.env['EVERVALE_LONG'] === '1';
const plan = long
  ? { ...LONG_PLAN, seed: 1 }
  : { kills: 3, pairs: 3, seed: 1, pause: 700, minutes: Infinity };

it(
  'a server that is killed again and again loses no pick and takes none twice',
  async () => {
    const folders = Array.from({ length: long ? LONG_HOUSES : 1 }, temporaryFolder);
    const houses = folders.map(({ path }): House => {
      return { fleet: new Fleet({ EVERVALE_DATA: path }, 1), place: { data: path } };
    });
    try {
      const report = await runChaos(houses, plan);
      expect(report.wrong).toEqual([]);
      expect(report.idle).toBeLessThan(plan.kills);
    } finally {
      await Promise.all(houses.map(({ fleet }) => fleet.stop()));
      for (const folder of folders) folder.remove();
    }
  },
  long ? 8 * 3_600_000 : 180_000,
);
