/** The board: Meadow, locations, Haven and Journey, Events. */
import {
  BASIC_EVENT_LIST,
  BASIC_LOCATIONS,
  CARDS,
  COLOR_NAMES,
  SPECIAL_EVENT_LIST,
  type EventView,
  type GameEventCard,
  type PlaceView,
} from '@evervale/everdell';
import { cut, grid, padEnd, padStart, width, wrap } from '../../../columns.ts';
import { faint, strong } from '../../../glyphs.ts';
import { riverLines } from './river.ts';
import { heading, nameOf, playerName, seatSign } from '../../../play/render/scene.ts';
import { cardSign, colorSign, goods, pointSign, seasonSign } from '../glyphs.ts';
import type { EverdellScene } from '../scene.ts';

/** Whose season it is, whose turn, and the piles. */
export function titleLine(scene: EverdellScene): string {
  const { view, ui, columns } = scene;
  const { season } = view.players[view.seat ?? view.turn];
  const left = ` ${seasonSign(season)} ${strong(nameOf(scene, `season-${season}`))}`;
  const turn = `${seatSign(scene, view.turn)} ${turnText(scene)}`;
  const piles = `${ui('ui.deck', { n: view.deck })} · ${ui('ui.discard', { n: view.discard })} `;
  const third = Math.floor(columns / 3);
  return `${padEnd(left, third - 4)}${padEnd(turn, third + 6)}${padStart(piles, columns - 2 * third - 2)}`;
}

function turnText(scene: EverdellScene): string {
  const { view, ui } = scene;
  if (view.turn === view.seat) return ui('ui.yourTurn');
  return ui('ui.turnOf', { player: playerName(scene, view.turn) });
}

export function boardLines(scene: EverdellScene): string[] {
  return [...meadowLines(scene), ...placeLines(scene), ...riverLines(scene), ...eventLines(scene)];
}

/** A card with what it costs and what it is worth; it stands out if `key` can be picked. */
export function cardCell(scene: EverdellScene, id: string, key: string, columns: number): string {
  const { cost, points } = CARDS.of(CARDS.kindOf(id));
  const costColumns = 9;
  const name = cut(nameOf(scene, id), columns - costColumns - 8);
  const shown = scene.possible.has(key) ? strong(name) : name;
  const worth = `${padStart(String(points), 2)}${pointSign}`;
  return `${cardSign(id)} ${padEnd(shown, columns - costColumns - 7)}${padEnd(goods(cost), costColumns)}${worth}`;
}

function meadowLines(scene: EverdellScene): string[] {
  const { view, ui, columns } = scene;
  const half = Math.floor(columns / 2);
  const cells = view.meadow.map((id, i) => {
    const number = faint(String(i + 1));
    // 28.18: her figure keeps a position empty.
    const figure = view.nightweave?.figure === i + 1 ? seatSign(scene, view.nightweave.seat) : ' ';
    if (id === null) return ` ${figure}${number} ${faint('·')}`;
    const owner = view.meadowBlocked[i] ? seatSign(scene, view.rugwort!.seat) : ' ';
    return ` ${owner}${number} ${cardCell(scene, id, `play:${id}@meadow-${i + 1}`, half - 6)}`;
  });
  return [heading(scene, ui('ui.meadow')), ...grid(cells, 2, half)];
}

function placeLines(scene: EverdellScene): string[] {
  const { view, ui, columns } = scene;
  const half = Math.floor(columns / 2);
  const shared = (id: string): boolean =>
    BASIC_LOCATIONS.find((place) => place.id === id)?.shared === true;
  const basic = view.basic.map((place) => placeCell(scene, place, shared(place.id) ? 0 : 1, half));
  const forest = view.forest.flatMap((place) =>
    place === null ? [] : [placeCell(scene, place, view.forestSpots, half)],
  );
  return [
    heading(scene, ui('ui.basic')),
    ...grid(basic, 2, half),
    heading(scene, ui('ui.forest')),
    ...grid(forest, 2, half),
    journeyLine(scene),
  ];
}

/** `spots` workers fit there; 0 = any number. */
function placeCell(scene: EverdellScene, place: PlaceView, spots: number, columns: number): string {
  const held = workersAt(scene, place, spots);
  const room = columns - width(held) - 3;
  const name = outstanding(scene, place.id, cut(nameOf(scene, place.id), room));
  return `  ${padEnd(name, room + 1)}${held}`;
}

function outstanding({ possible }: EverdellScene, place: string, name: string): string {
  if (possible.size === 0) return name;
  return possible.has(`place:${place}`) ? strong(name) : faint(name);
}

function workersAt(scene: EverdellScene, { workers }: PlaceView, spots: number): string {
  const signs = workers.map((seat) => seatSign(scene, seat)).join('');
  const [open, close] = spots === 0 ? ['(', ')'] : ['[', ']'];
  const free = '·'.repeat(Math.max(0, (spots === 0 ? 1 : spots) - workers.length));
  return faint(open) + signs + faint(free + close);
}

/** Haven and Journey stand in one line. */
function journeyLine(scene: EverdellScene): string {
  const { view } = scene;
  const haven = `${outstanding(scene, 'haven', nameOf(scene, 'haven'))} ${workersAt(scene, view.haven, 0)}`;
  const steps = view.journey.map((step, i) => {
    const points = outstanding(scene, step.id, String(step.points));
    return `${points}${pointSign}${workersAt(scene, step, i === 0 ? 0 : 1)}`;
  });
  return `  ${haven}    ${nameOf(scene, 'journey')}  ${steps.join('  ')}`;
}

function eventLines(scene: EverdellScene): string[] {
  const { view, ui, columns } = scene;
  const half = Math.floor(columns / 2);
  const basic = view.basicEvents.map((event) => {
    const needs = signsNeeded(BASIC_EVENT_LIST.find(({ id }) => id === event.id)!);
    const name = outstanding(scene, event.id, cut(nameOf(scene, event.id), half - 14));
    return ` ${ownerOf(scene, event)} ${padEnd(name, half - 12)}${needs}`;
  });
  return [
    heading(scene, ui('ui.events')),
    ...grid(basic, 2, half),
    ...view.specialEvents.flatMap((event) => specialEventLines(scene, event)),
  ];
}

function ownerOf(scene: EverdellScene, { owner }: EventView): string {
  return owner === null ? ' ' : seatSign(scene, owner);
}

/** `§§§`: the colours that an Event asks for. */
function signsNeeded({ needs }: GameEventCard): string {
  return COLOR_NAMES.map((color) => colorSign(color).repeat(needs.colors?.[color] ?? 0)).join('');
}

/** The cards it asks for, those in the own city ticked off, and what lies on it. */
function specialEventLines(scene: EverdellScene, event: EventView): string[] {
  const card = SPECIAL_EVENT_LIST.list.find(({ id }) => id === event.id)!;
  const own = scene.view.seat === null ? [] : scene.view.players[scene.view.seat].city;
  const has = (id: string): boolean => own.some((there) => there.card === id);
  const wanted = (card.needs.cards ?? []).map((id) =>
    has(id) ? `${nameOf(scene, id)} ✓` : faint(nameOf(scene, id)),
  );
  const points = card.points > 0 ? ` ${card.points}${pointSign}` : '';
  const lying = [
    ...(Object.keys(event.resources).length > 0 ? [goods(event.resources)] : []),
    ...event.cards.map((id) => nameOf(scene, id)),
  ];
  const needs = wanted.length > 0 ? wanted.join(faint(' + ')) : signsNeeded(card);
  const held = lying.length > 0 ? `  ${faint('←')} ${lying.join(', ')}` : '';
  const name = outstanding(scene, event.id, nameOf(scene, event.id));
  return wrap(
    ` ${ownerOf(scene, event)} ${name}${points}  ${needs}${held}`,
    scene.columns,
    '     ',
  );
}
