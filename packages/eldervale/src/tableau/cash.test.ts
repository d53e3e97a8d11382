import { machine, newGame, readOptions } from '../index.ts';
import { expect, test } from 'vitest';
import { TOKEN_GOODS, tokenOf } from '../content/tables.ts';
import { TRAY_TOKENS, TURN, playerAt } from '../state/layout.ts';
import { FREE } from '../turn/free.ts';

test('what a token brings is chosen before the next one is cashed (R-300)', () => {
  const s = newGame(readOptions({ players: 2, factions: 'randomFaction' }), 1);
  const tokens = TOKEN_GOODS.flatMap((_, token) =>
    token > 0 && tokenOf(token).choice ? token : [],
  );
  const tray = playerAt(s[TURN]) + TRAY_TOKENS;
  s[tray] = tokens[0];
  s[tray + 1] = tokens[1];
  machine.touched();
  expect(machine.legal(s).has(FREE + 1)).toBe(true);
  machine.apply(s, FREE);
  expect(machine.current(s).verb).toBe('cashChoice');
  expect(machine.legal(s).toArray()).toEqual(
    Array.from(TOKEN_GOODS[tokens[0]], (good) => good + 1),
  );
  machine.apply(s, machine.legal(s).codes[0]);
  expect(machine.legal(s).has(FREE)).toBe(true);
});
