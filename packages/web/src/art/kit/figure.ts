/** An animal on two feet: two heads tall, dressed, with something in its hands. */
import { BODY, type Clothing } from './clothes.ts';
import { blush, eyes, mouth, wornOnFace, type Eyes, type Mouth } from './face.ts';
import type { Hat } from './hats.ts';
import { at, disc, flat, form, line, mirrored, n1, oval, rod, shade, spot, twin } from './ink.ts';
import { speciesOf, type SpeciesName } from './species/index.ts';
import type { Coat, Species } from './species/species.ts';
import type { Held } from './tools.ts';

/** Elbow and hand of the right arm. */
const ARMS = {
  down: [22, -24, 19, -12],
  hip: [31, -27, 15, -14],
  grip: [25, -20, 24, -29],
  up: [29, -30, 28, -48],
  chest: [22, -16, 6.5, -22],
  out: [23, -27, 32, -33],
  low: [25, -22, 26, -15],
  high: [28, -42, 21, -64],
  spread: [28, -34, 42, -50],
} satisfies Record<string, readonly [number, number, number, number]>;
type Arm = keyof typeof ARMS;

/** How an arm is held, what it holds, turned by how many degrees. */
type Hand = readonly [arm: Arm, held?: Held, turn?: number];

export interface Figure {
  readonly as: SpeciesName;
  readonly at: readonly [x: number, y: number, scale?: number];
  readonly left?: Hand;
  readonly right?: Hand;
  readonly wear?: readonly Clothing[];
  readonly hat?: Hat;
  readonly face?: readonly (keyof typeof wornOnFace)[];
  readonly eyes?: Eyes;
  readonly mouth?: Mouth;
  readonly legs?: 'stand' | 'walk' | 'jump' | 'sit' | 'none';
  /** The whole body, in degrees. */
  readonly lean?: number;
  readonly tilt?: number;
  /** Where the face looks: -1 left to 1 right. */
  readonly turn?: number;
  /** Looks up or down, -1 to 1. */
  readonly nod?: number;
  readonly tail?: 'left' | 'right' | 'none';
  /** Before the belly: a lute, a book. */
  readonly before?: Held;
  /** How much higher the hat sits than is the habit of the species. */
  readonly hatUp?: number;
  /** A coat of another colour. */
  readonly coat?: Partial<Coat>;
  /** To the other side. */
  readonly flip?: boolean;
}

function dressedIn(figure: Figure): Species {
  const species = speciesOf(figure.as);
  return figure.coat ? { ...species, coat: { ...species.coat, ...figure.coat } } : species;
}

function legs({ legs: kind = 'stand' }: Figure, { bird, coat, feet }: Species): string {
  const fill = feet ?? coat.dark;
  if (kind === 'none' || kind === 'sit') return '';
  if (bird) {
    const d =
      kind === 'jump'
        ? 'M-7-2l-4 6m-3-2l3 2-1 4M7-2l4 6m3-2l-3 2 1 4'
        : 'M-7-2v4m-5 0h9M7-2v4m-5 0h9';
    return line(d, 4.2) + line(d, 1.9, '#e59a3a');
  }
  if (kind === 'walk') {
    return (
      oval(-13, -1, 7.4, 3.4, fill) +
      `<g transform="rotate(-14 12 -3)">${oval(12, -3, 7.8, 3.6, fill)}</g>`
    );
  }
  if (kind === 'jump') {
    return `<g transform="rotate(22)">${oval(-11, -1, 4.6, 8, fill)}</g><g transform="rotate(-22)">${oval(11, -1, 4.6, 8, fill)}</g>`;
  }
  return twin(oval(8.8, -1.6, 7.6, 3.6, fill) + line('M11-3.4v2.4M14-2.6v2', 0.9));
}

/** Three feathers from the shoulder to the tip. */
function wing(x: number, y: number, { fur, dark }: Coat): string {
  const along = (t: number, o: number) =>
    `${n1(x + (13 - x) * t + o)} ${n1(y + (-14 - y) * t + o)}`;
  const r = n1(Math.hypot(x - 13, y + 14) / 5.2);
  return (
    form(
      `M8-36Q${n1(8 + (x - 8) * 0.45)} ${n1(-36 + (y + 36) * 0.75 - 4)} ${x} ${y}A${r} ${r} 0 0 1 ${along(0.33, 2)}A${r} ${r} 0 0 1 ${along(0.66, 2)}A${r} ${r} 0 0 1 13-14z`,
      fur,
    ) +
    line(
      `M13-30Q${n1(13 + (x - 13) * 0.5)} ${n1(-30 + (y + 28) * 0.6)} ${n1(x * 0.8 + 2)} ${n1(y * 0.8 - 5)}`,
      1.4,
      dark,
    )
  );
}
const FOLDED = 'M11-36C22-33 24-16 16-3 9-9 7-24 11-36z';

function arm(pose: Arm, { bird, coat }: Species, sleeve: string): string {
  const [ex, ey, x, y] = ARMS[pose];
  if (bird && (pose === 'down' || pose === 'hip')) {
    return form(FOLDED, coat.fur) + line('M15-27q3.4 9 1 18', 1.4, coat.dark);
  }
  if (bird) return wing(x, y, coat);
  return rod(`M12.4-31Q${ex} ${ey} ${x} ${y}`, sleeve, 6.8) + disc(x, y, 4.5, coat.paw ?? coat.fur);
}

function held([pose, what, turn = 0]: Hand): string {
  if (!what) return '';
  const [, , x, y] = ARMS[pose];
  return `<g transform="translate(${x} ${y})${turn ? ` rotate(${turn})` : ''}">${what()}</g>`;
}

/** Head with face and hat, for a figure and for a window. */
function head(figure: Figure, species: Species): string {
  const { turn = 0, nod = 0 } = figure;
  const { coat, headFur } = species;
  const shift = (drawn: string, by: number): string =>
    turn || nod ? `<g transform="translate(${n1(turn * by)} ${n1(nod * 2)})">${drawn}</g>` : drawn;
  const face =
    shift(species.face(coat) + mouth(figure.mouth ?? 'smile', species), 3.6) +
    shift(
      eyes(figure.eyes ?? 'open', species) +
        (figure.face ?? []).map((name) => wornOnFace[name]()).join(''),
      3,
    );
  const top = figure.hat?.() ?? '';
  const up = (species.hatUp ?? 0) + (figure.hatUp ?? 0);
  return (
    (species.ears?.(coat) ?? '') +
    form(
      species.head,
      headFur ?? coat.fur,
      shift(species.marks?.(coat) ?? '', 3) +
        (species.bird ? '' : blush(species.head.includes('-65C3') ? -48 : -46)),
    ) +
    face +
    (up && top ? `<g transform="translate(0 ${-up})">${top}</g>` : top)
  );
}

export function drawFigure(figure: Figure): string {
  const species = dressedIn(figure);
  const { coat } = species;
  const { left = ['down'], right = ['down'], legs: stance = 'stand', tail = 'right' } = figure;
  const garments = (figure.wear ?? []).map((cut) => cut());
  const sleeve = garments.find((garment) => garment.sleeve)?.sleeve ?? coat.fur;
  const soles =
    stance === 'sit'
      ? twin(
          oval(12.4, -3, 6.4, 7.4, species.feet ?? coat.dark) +
            spot(12.4, -2.4, 3.2, 4, coat.light),
        )
      : '';
  const tailDrawn = tail === 'none' ? '' : (species.tail?.(coat) ?? '');
  const [x, y, scale = 0.9] = figure.at;
  const top = head(figure, species);
  const drawn =
    (stance === 'none' || stance === 'jump' ? '' : shade(0, 1, 48, 3.6)) +
    (tail === 'left' ? mirrored(tailDrawn) : tailDrawn) +
    garments.map(({ back = '' }) => back).join('') +
    legs(figure, species) +
    form(
      BODY,
      coat.fur,
      spot(0, -15, 11.4, 14, species.belly ?? coat.light) + (species.bodyMarks?.(coat) ?? ''),
    ) +
    garments.map(({ front }) => front).join('') +
    soles +
    flat('M-12-36Q0-29 12-36L11-33Q0-26-11-33z', '#2a1408', 0.16) +
    (figure.tilt ? `<g transform="rotate(${figure.tilt} 0 -36)">${top}</g>` : top) +
    mirrored(held(left)) +
    held(right) +
    (figure.before ? at(0, -19, 1, figure.before()) : '') +
    mirrored(arm(left[0], species, sleeve)) +
    arm(right[0], species, sleeve);
  const turned = figure.lean ? ` rotate(${figure.lean} 0 -20)` : '';
  return `<g transform="translate(${x} ${y}) scale(${figure.flip ? -scale : scale} ${scale})${turned}">${drawn}</g>`;
}

/** The head alone, its chin at (x, y): somebody looks out of a window. */
export function drawHead(figure: Figure, x: number, y: number, scale: number): string {
  const species = dressedIn(figure);
  const { hat, face } = figure;
  const bust = form('M-20-20C-16-37-8-40 0-40S16-37 20-20z', coatOf(figure, species));
  return at(
    x,
    y,
    scale,
    `<g transform="translate(0 34)">${bust}${head({ as: figure.as, at: [0, 0], ...(hat && { hat }), ...(face && { face }) }, species)}</g>`,
  );
}

function coatOf(figure: Figure, { coat }: Species): string {
  return (figure.wear ?? []).map((cut) => cut().sleeve).find(Boolean) ?? coat.fur;
}
