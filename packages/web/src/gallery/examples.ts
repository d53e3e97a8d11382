/** One example of everything the game asks, offers, refuses and tells: found by playing. */
import { BOX_IDS, everdell } from '@evervale/everdell';
import { decision, isOver, Play, type Text } from '@evervale/kernel';

export const SORTS = ['prompt', 'option', 'reason', 'log'] as const;
type Sort = (typeof SORTS)[number];
export type Examples = Readonly<Record<Sort, readonly Text[]>>;

const GAMES = 40;

/** Boxes that do not go together take turns. */
function boxesFor(seed: number): readonly string[] {
  const without = seed % 2 === 0 ? 'flower-festival' : 'pearlbrook';
  return BOX_IDS.filter((box) => box !== without);
}

function* textsOf(seed: number): Generator<readonly [Sort, Text]> {
  const options = { players: 1 + (seed % 4), boxes: boxesFor(seed) };
  const play = new Play(everdell, everdell.readOptions(options), seed);
  for (let i = 0; !isOver(play.state); i++) {
    const pending = decision(everdell, play.state)!;
    yield ['prompt', pending.prompt];
    for (const { text } of pending.options) yield ['option', text];
    for (const { text } of everdell.blocked(play.state)) yield ['reason', text];
    const picks = pending.options;
    for (const event of play.pick(picks[(i * 7 + seed) % picks.length].code)) {
      const text = everdell.eventText(everdell.eventFor(event, 0), play.state);
      if (text) yield ['log', text];
    }
  }
}

/** By key: the first of each. */
export function examples(games = GAMES): Examples {
  const found: Record<Sort, Map<string, Text>> = {
    prompt: new Map(),
    option: new Map(),
    reason: new Map(),
    log: new Map(),
  };
  for (let seed = 1; seed <= games; seed++) {
    for (const [sort, text] of textsOf(seed)) {
      if (!found[sort].has(text.key)) found[sort].set(text.key, text);
    }
  }
  const sorted = (texts: Map<string, Text>): Text[] =>
    [...texts.values()].toSorted((a, b) => a.key.localeCompare(b.key));
  return {
    prompt: sorted(found.prompt),
    option: sorted(found.option),
    reason: sorted(found.reason),
    log: sorted(found.log),
  };
}
