/** A picture: a backdrop and what stands before it, from back to front; and the light it is seen in. */
import { BACKDROPS, type Backdrop } from './backdrops.ts';
import { drawFigure, drawHead, type Figure } from './figure.ts';
import { at, beginPicture, form, INK, line } from './ink.ts';
import { HUES, SEASON_AIR, type Hue, type HueName, type SeasonAir } from './papers.ts';

export type Layer = string | Figure;

/** Where a resident looks out: the chin, and how large the head is. */
export type Home = readonly [x: number, y: number, scale: number];

export interface Picture {
  readonly back: Backdrop;
  readonly layers: readonly Layer[];
  readonly home?: Home;
}
/** Drawn when it is first seen. */
export type Drawing = () => Picture;

export const scene = (back: Backdrop, ...layers: readonly Layer[]): Picture => ({ back, layers });
/** A house: when it is occupied, its guest looks out there. */
export const house = (home: Home, back: Backdrop, ...layers: readonly Layer[]): Picture => ({
  back,
  layers,
  home,
});

export interface Light {
  /** By name, or the papers of another game. */
  readonly hue: HueName | Hue;
  readonly season?: SeasonAir;
  /** Whether somebody is at home; neither: windows are lit, as in the evening. */
  readonly home?: 'vacant' | 'occupied';
  /** Whose picture shows who is at home. */
  readonly guest?: Drawing;
  /** A gold rim around the light: Legends. */
  readonly gold?: boolean;
  /** Nothing but whom the picture is about, under a saddle of this colour: the figure on the board. */
  readonly saddle?: string;
}

const heroOf = ({ layers }: Picture): Figure | undefined =>
  layers.find((layer) => typeof layer === 'object');

/** How far from the left what matters is, in percent: a narrow frame keeps it in sight. */
export function eyeOf(drawing: Drawing): number {
  const picture = drawing();
  const [x] = heroOf(picture)?.at ?? picture.home ?? [EYE];
  return Math.round((x / WIDTH) * 100);
}

function styleOf({ hue, season, home }: Light): string {
  const papers = Object.entries(typeof hue === 'string' ? HUES[hue] : hue);
  const air = season && SEASON_AIR[season];
  const mixed = ([name, color]: [string, string]): string =>
    `--${name}:${air && name !== 'deep' ? `color-mix(in srgb,${air.air} ${air.mix}%,${color})` : color}`;
  return [
    ...papers.map(mixed),
    `--leaf:${air?.leaf ?? '#82a84c'}`,
    `--leaf2:${air?.leaf2 ?? '#628b3a'}`,
    `--snow:${air?.snow ?? 'none'}`,
    `--pane:${home === 'vacant' ? '#5d6672' : '#ffd76a'}`,
    `--shine:${home === 'vacant' ? 'none' : '#ffe9a0'}`,
    '--glow:#ffe08a',
  ].join(';');
}

/** Heroes stand a little left of the middle. */
const EYE = 44;
const DRIFT =
  'M9 12l1 1M27 30l1-1M18 58l1 1M44 8l1 1M71 20l1-1M90 33l1 1M84 62l1-1M6 40l1 1M62 6l1 1M33 72l1-1M68 74l1 1M90 78l1 1M48 56l1-1';

const WIDTH = 100;
const HEIGHT = 90;

/** A cloth with a girth around the body, a seat and two bags. */
function saddled(hero: Figure, color: string): string {
  const [x, y, scale = 1] = hero.at;
  const cloth = form('M-19-30q19 9 38 0l2 9q-21 9-42 0z', color);
  const bags = form('M-25-27h9v12q-5 3-9 0zM16-27h9v12q-5 3-9 0z', '#8a5a34');
  const seat = form('M-9-31q9-6 18 0l-2 6q-7 3-14 0z', '#b5773f');
  return drawFigure(hero) + at(x, y, scale, cloth + bags + seat);
}

const INKED = `<g stroke="${INK}" stroke-width="1.9" stroke-linejoin="round" stroke-linecap="round">`;

/** The whole picture as the text of an SVG image. */
export function compose(drawing: Drawing, light: Light): string {
  beginPicture();
  const picture = drawing();
  const hero = light.saddle === undefined ? undefined : heroOf(picture);
  if (hero && light.saddle !== undefined) {
    const alone = saddled(hero, light.saddle);
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="2 2 96 88" style="${styleOf(light)}">${INKED}${alone}</g></svg>`;
  }
  const drawn = picture.layers.map((layer) =>
    typeof layer === 'string' ? layer : drawFigure(layer),
  );
  if (light.home === 'occupied' && picture.home) drawn.push(resident(picture.home, light));
  const air = light.season ? line(DRIFT, 2.6, SEASON_AIR[light.season].drift) : '';
  const rim = light.gold
    ? `<circle cx="48" cy="40" r="36" fill="none" stroke="#f2b92f" stroke-width="2.6"/>`
    : '';
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" style="${styleOf(light)}">` +
    `${INKED}${BACKDROPS[picture.back]}${rim}${drawn.join('')}${air}</g></svg>`
  );
}

/** Whoever looks out is seen even where the picture is as small as a stamp. */
const NEAR = 1.3;

function resident([x, y, scale]: Home, { guest }: Light): string {
  const hero = guest && heroOf(guest());
  return hero ? drawHead(hero, x, y, scale * NEAR) : '';
}
