import { CARDS, GOODS, POWERS, SPECIAL_EVENT_LIST } from '@evervale/everdell';
import { GAMES as MAGPIES } from '@evervale/kernel/magpies';
import { describe, expect, it } from 'vitest';
import { evervale } from '../../test/listening.ts';

async function ids(...args: string[]): Promise<string[]> {
  const { code, out } = await evervale(['cards', '--json', ...args]);
  expect(code).toBe(0);
  return (JSON.parse(out) as { id: string }[]).map(({ id }) => id);
}

describe('evervale cards', () => {
  it('knows all cards, locations and Events', async () => {
    const all = await ids();
    expect(all).toEqual(expect.arrayContaining(['farm', 'basic-two-resin', 'haven', 'journey-5']));
    expect(all).toEqual(expect.arrayContaining(CARDS.list.map(({ id }) => id)));
    expect(all).toEqual(expect.arrayContaining(SPECIAL_EVENT_LIST.list.map(({ id }) => id)));
    expect(new Set(all).size).toBe(all.length);
  });

  it('knows what boxes bring beside cards: powers, awards, goods, wonders', async () => {
    expect((await ids('--names', 'axolotls'))[0]).toBe('axolotls');
    expect(await ids('--kind', 'power')).toHaveLength(POWERS.length);
    expect(await ids('--kind', 'good')).toEqual(GOODS.map(({ id }) => id));
  });

  it('finds a card by its name in any language, with or without accents', async () => {
    expect((await ids('--names', 'Farm'))[0]).toBe('farm');
    expect(await ids('--names', 'fattoria')).toContain('farm');
    expect(await ids('--names', 'ecole')).toContain('school');
    expect((await ids('--names', 'König'))[0]).toBe('king');
  });

  it('puts the exact name first', async () => {
    expect((await ids('--names', 'inn'))[0]).toBe('inn');
  });

  it('finds by text, colour and kind together', async () => {
    const found = await ids('pebble', 'green', 'construction');
    expect(found).toContain('mine');
    expect(found).not.toContain('miner-mole');
  });

  it('finds by cost in words', async () => {
    expect(await ids('2 twigs and 1 resin')).toContain('farm');
  });

  it('takes only what the options allow', async () => {
    expect(await ids('--kind', 'event', 'university')).toContain('graduation-of-scholars');
    expect(await ids('--color', 'governance', '--cost', '1', '--box', 'base')).toEqual([
      'innkeeper',
      'crane',
    ]);
  });

  it('prints name, facts and text in the language asked for', async () => {
    const { out } = await evervale(['cards', '--names', 'wanderer', '--lang', 'fr']);
    expect(out).toMatch(/^» Vagabond {2}2● {2}1★\n/);
    expect(out).toContain('Créature');
  });

  it('finds whatever the client shows: axolotls are a power', async () => {
    expect(await ids('axolotls')).toEqual(['axolotls']);
  });

  it('looks into another game', async () => {
    const mill = await evervale(['cards', '--game', 'eldervale', '--names', 'mill']);
    expect(mill.out).toMatch(/^ {2}Mill/i);
    const dragons = await evervale(['cards', '--game', 'eldervale', 'drache', '--lang', 'de']);
    expect(dragons.out).toContain('Drache');
    const color = await evervale(['cards', '--game', 'eldervale', '--color', 'governance']);
    expect(color.err).toContain("unknown option '--color'");
    const magpies = await evervale(['cards', 'card-3'], { games: MAGPIES });
    expect(magpies.out).toContain('en card 3');
  });

  it('keeps to 80 columns', async () => {
    const { out } = await evervale(['cards', '--lang', 'de']);
    expect(Math.max(...out.split('\n').map((line) => line.length))).toBeLessThanOrEqual(80);
  });

  it('says so when nothing matches', async () => {
    const { code, err } = await evervale(['cards', 'xyzzy']);
    expect({ code, err: err.trim() }).toEqual({ code: 1, err: 'error: xyzzy: nothing matches' });
    expect((await evervale(['cards', 'dragon'])).err).toContain('--game eldervale');
  });
});
