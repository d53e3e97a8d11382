/** The map in characters: every Realm a hexagon of two lines, rows shifted by half a Realm. */
import type { FigureView, RealmView } from '@evervale/eldervale';
import { cut, padEnd, padStart, width } from '../../../columns.ts';
import { faint, inSeatColor, paint, strong } from '../../../glyphs.ts';
import { nameOf, seatSign } from '../../../play/render/scene.ts';
import { dwellingSign, fightSign, inElement, treasureSign, unitSign, wildSign } from '../glyphs.ts';
import type { EldervaleScene } from '../scene.ts';
import { elementOfTile, tileName } from '../things.ts';

const WIDEST = 18;

interface Hex {
  readonly q: number;
  readonly r: number;
  readonly lines: (columns: number) => readonly [string, string];
}

/** Where a hexagon stands: halves of one to the right. */
const halves = ({ q, r }: Pick<Hex, 'q' | 'r'>): number => 2 * q + r;

/** The number by which options and log name a Realm on the map. */
export function realmNumber({ view }: Pick<EldervaleScene, 'view'>, tile: string): number {
  return view.realms.findIndex((realm) => realm.tile === tile) + 1;
}

export function mapLines(scene: EldervaleScene): string[] {
  const hexes = [
    ...scene.view.realms.map((realm, i) => realmHex(scene, realm, i)),
    ...cells(scene),
  ];
  const left = Math.min(...hexes.map(halves));
  const across = Math.max(...hexes.map(halves)) - left + 2;
  // An even width, so that a row can be shifted by half of it.
  const wide = Math.min(WIDEST, 2 * Math.floor((scene.columns - 2) / across));
  const rows = [...new Set(hexes.map(({ r }) => r))].sort((a, b) => a - b);
  return rows.flatMap((row) => {
    const own = hexes.filter(({ r }) => r === row).sort((a, b) => a.q - b.q);
    return [0, 1].map((half) =>
      own.reduce((text, hex) => {
        const at = 1 + ((halves(hex) - left) * wide) / 2;
        const [before, behind] = half === 0 ? ['/', '\\'] : ['\\', '/'];
        const inside = padEnd(hex.lines(wide - 2)[half], wide - 2);
        return `${padEnd(text, at)}${faint(before)}${inside}${faint(behind)}`;
      }, ''),
    );
  });
}

function realmHex(scene: EldervaleScene, realm: RealmView, i: number): Hex {
  const { q, r } = realm;
  return {
    q,
    r,
    lines: (columns) => [title(scene, realm, i, columns), content(scene, realm, columns)],
  };
}

/** Cells on which the Realm turned up can be laid, with the numbers of the options. */
function cells({ asked }: EldervaleScene): Hex[] {
  const options = (asked?.options ?? []).filter(({ key }) => key.startsWith('cell:'));
  return options
    .toSorted((a, b) => a.code - b.code)
    .map(({ key }, i) => {
      const [q, r] = key.slice('cell:'.length).split(',').map(Number);
      const sign = paint('cyan', `→ ${i + 1}.`);
      return { q, r, lines: (columns) => [padStart(sign, (columns + 4) >> 1), ''] };
    });
}

function title(scene: EldervaleScene, realm: RealmView, i: number, columns: number): string {
  const number = String(i + 1);
  const name = cut(nameOf(scene, tileName(realm.tile)), columns - number.length - 1);
  const element = elementOfTile(realm.tile);
  const painted = element === undefined ? strong(name) : inElement(element, name);
  return `${isPossible(scene, realm) ? strong(number) : faint(number)} ${painted}`;
}

/** Can a Unit be placed there in this turn? */
function isPossible({ possible }: EldervaleScene, { tile }: RealmView): boolean {
  for (const key of possible) if (key.startsWith('place:') && key.endsWith(`@${tile}`)) return true;
  return false;
}

/** Dwelling, figures, treasure, danger: as much of it as there is room for. */
function content(scene: EldervaleScene, realm: RealmView, columns: number): string {
  const treasure = realm.stacks.reduce((sum, { height }) => sum + height, 0);
  const parts = [
    realm.dweller === null
      ? ''
      : inSeatColor(realm.dweller, `${dwellingSign}${scene.signs[realm.dweller]}`),
    figureSigns(scene, realm.figures),
    realm.threat === null ? '' : `${fightSign}${realm.threat.dice}`,
    treasure === 0 ? '' : `${treasureSign}${treasure}`,
  ];
  return parts
    .filter((part) => part !== '')
    .reduce((text, part) => {
      const longer = text === '' ? part : `${text} ${part}`;
      return width(longer) <= columns ? longer : text;
    }, '');
}

/** `Aww`: two Workers of A; wild Monsters stand alone. */
function figureSigns(scene: EldervaleScene, figures: readonly FigureView[]): string {
  const seats = [...new Set(figures.map(({ seat }) => seat))];
  return seats
    .map((seat) => {
      const units = figures.filter((figure) => figure.seat === seat);
      if (seat === null) return units.map(() => wildSign).join('');
      const letters = units.map(({ unit }) => unitSign(unit)).join('');
      return `${seatSign(scene, seat)}${inSeatColor(seat, letters)}`;
    })
    .join(' ');
}
