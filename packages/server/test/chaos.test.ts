import { expect, it } from 'vitest';
import { LONG_PLAN, runChaos } from './chaos.ts';
import { Fleet } from './fleet.ts';
import { temporaryFolder } from './house.ts';

const long = process.env['EVERVALE_LONG'] === '1';
const plan = long
  ? { ...LONG_PLAN, seed: 1 }
  : { kills: 3, pairs: 3, seed: 1, pause: 700, minutes: Infinity };

it(
  'a server that is killed again and again loses no pick and takes none twice',
  async () => {
    const folder = temporaryFolder();
    const fleet = new Fleet({ EVERVALE_DATA: folder.path }, 1);
    try {
      const report = await runChaos(fleet, { data: folder.path }, plan);
      expect(report.wrong).toEqual([]);
      expect(report.idle).toBeLessThan(plan.kills);
    } finally {
      await fleet.stop();
      folder.remove();
    }
  },
  long ? 8 * 3_600_000 : 180_000,
);
