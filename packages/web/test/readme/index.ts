/** The pictures of the README: `npm run pictures` takes them anew, of the client as it is. */
import { writeFile } from 'node:fs/promises';
import { everdell, hostedEverdell } from '@evervale/everdell';
import { eldervale, hostedEldervale } from '@evervale/eldervale';
import { launch } from '../browser/chromium.ts';
import { serveClient } from '../browser/client.ts';
import { Camera } from './camera.ts';
import { tableAt } from './games.ts';

const FOLDER = new URL('../../../../docs/pictures/', import.meta.url);
const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
/** The seasons of one game, and how large the city is by then. */
const SEASONS = [
  ['winter', 0],
  ['spring', 4],
  ['summer', 7],
  ['autumn', 11],
] as const;
/** So many things that can be done light the table up. */
const LIT = 8;

/** The game of four in this season, when there is much to do and somebody stands on the board. */
const inSeason = ([season, cards]: (typeof SEASONS)[number]): Promise<object> =>
  tableAt({
    game: hostedEverdell,
    options: { players: 4 },
    seed: 54,
    moment: (s, { options }) => {
      const { season: now, city, workers } = everdell.view(s, 0).players[0];
      const isOut = workers.some(({ at }) => at === 'place');
      return now === season && city.length >= cards && isOut && options.length >= LIT;
    },
  });

const client = await serveClient();
const browser = await launch();
const camera = new Camera(browser, client.address);
const keep = (name: string, picture: Buffer): Promise<void> =>
  writeFile(new URL(`${name}.jpg`, FOLDER), picture);

const tables = await Promise.all(SEASONS.map(inSeason));
const shots = [];
for (const table of tables) shots.push(await camera.table(table, DESKTOP));
await keep('table', await camera.sheet([shots[2]], 1, DESKTOP.width));
await keep('seasons', await camera.sheet(shots, 2, DESKTOP.width));

const phones = [];
for (const [tab, table] of tables.slice(1).entries()) {
  phones.push(await camera.table(table, PHONE, tab));
}
await keep('phone', await camera.sheet(phones, 3, 900));

const vale = await tableAt({
  game: hostedEldervale,
  options: { players: 3 },
  seed: 7,
  moment: (s, { options }) => {
    const { vp, tableau } = eldervale.view(s, 0).seats[0];
    return vp >= 20 && tableau.length >= 4 && options.length >= LIT;
  },
});
await keep('eldervale', await camera.sheet([await camera.table(vale, DESKTOP)], 1, DESKTOP.width));

await browser.close();
await client.close();
