/** What happened at the table, as each seat may know it. */
import type { AnyGame, State, Text } from '@evervale/kernel';

/** What the terminal knows of any event: its type, and who did it. */
interface AnyEvent {
  readonly type: string;
  readonly seat?: number;
}

interface Entry {
  /** How many picks had been made before. */
  readonly pick: number;
  /** Whose turn it was. */
  readonly turn: number;
  readonly type: string;
  /** By seat, and last what everybody may know; null where there is nothing to say. */
  readonly texts: readonly (Text | null)[];
}

/** What one seat did in one turn. */
export interface Paragraph {
  readonly seat: number;
  readonly texts: readonly Text[];
  /** The types of the events that the texts are about. */
  readonly types: readonly string[];
}

/** Whose turn it is, where the view of the game says so. */
export function turnIn(game: AnyGame, s: State): number | null {
  const { turn } = game.view(s, null) as { readonly turn?: unknown };
  return typeof turn === 'number' ? turn : null;
}

export class Journal {
  private entries: Entry[] = [];
  private turn = 0;
  /** Does the game have turns? Otherwise everybody's deeds stand by themselves. */
  private turns: boolean | null = null;
  private readonly game: AnyGame;
  /** Those who may read it; nobody in particular comes last. */
  private readonly readers: readonly (number | null)[];

  constructor(game: AnyGame, players: number) {
    this.game = game;
    this.readers = [...Array(players).keys(), null];
  }

  /** Notes what pick number `pick` (from 0) brought; `s` is the state after it. */
  add(pick: number, events: readonly unknown[], s: State): void {
    const { game } = this;
    this.turns ??= turnIn(game, s) !== null;
    for (const event of events as readonly AnyEvent[]) {
      if (event.type === 'turn' || !this.turns) this.turn = event.seat ?? this.turn;
      const texts = this.readers.map((reader) => game.eventText(game.eventFor(event, reader), s));
      this.entries.push({ pick, turn: this.turn, type: event.type, texts });
    }
  }

  /** Forgets everything from pick number `pick` on: it was taken back. It is the turn of `turn`. */
  takeBack(pick: number, turn: number): void {
    this.entries = this.entries.filter((entry) => entry.pick < pick);
    this.turn = turn;
  }

  /** All of it, turn by turn, as this reader may know it. */
  all(reader: number | null): Paragraph[] {
    return this.paragraphs(reader, this.entries);
  }

  /**
   * From the seat's previous turn on, so that its last deed and all that followed is there; as the
   * seat knows it, or as everybody does. Types of events that are `quiet` are left out.
   */
  recent(seat: number, quiet: readonly string[], reader: number | null = seat): Paragraph[] {
    const entries = this.entries.filter(({ type }) => !quiet.includes(type));
    const all = this.paragraphs(reader, entries);
    const own = all.flatMap((paragraph, i) => (paragraph.seat === seat ? [i] : []));
    const running = this.turn === seat && own.at(-1) === all.length - 1;
    return all.slice(own.at(running ? -2 : -1) ?? 0);
  }

  private paragraphs(reader: number | null, entries: readonly Entry[]): Paragraph[] {
    const found: { seat: number; texts: Text[]; types: string[] }[] = [];
    let last: Entry | undefined;
    for (const entry of entries) {
      if (last === undefined || last.turn !== entry.turn || entry.type === 'turn') {
        found.push({ seat: entry.turn, texts: [], types: [] });
      }
      last = entry;
      const text = entry.texts[this.readers.indexOf(reader)];
      // Whose turn it is stands in front of the paragraph.
      if (text === null || entry.type === 'turn') continue;
      found.at(-1)!.texts.push(text);
      found.at(-1)!.types.push(entry.type);
    }
    return found.filter(({ texts }) => texts.length > 0);
  }
}
