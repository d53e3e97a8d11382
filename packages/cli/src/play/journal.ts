/** What happened at the table, as each seat may know it. */
import { everdell, type GameEvent } from '@evervale/everdell';
import type { State, Text } from '@evervale/kernel';

interface Entry {
  /** How many picks had been made before. */
  readonly pick: number;
  /** Whose turn it was. */
  readonly turn: number;
  readonly type: GameEvent['type'];
  /** By seat, and last what everybody may know; null where there is nothing to say. */
  readonly texts: readonly (Text | null)[];
}

/** What one seat did in one turn. */
export interface Paragraph {
  readonly seat: number;
  readonly texts: readonly Text[];
}

export class Journal {
  private entries: Entry[] = [];
  private turn = 0;
  /** Those who may read it; nobody in particular comes last. */
  private readonly readers: readonly (number | null)[];

  constructor(players: number) {
    this.readers = [...Array(players).keys(), null];
  }

  /** Notes what pick number `pick` (from 0) brought; `s` is the state after it. */
  add(pick: number, events: readonly GameEvent[], s: State): void {
    for (const event of events) {
      if (event.type === 'turn') this.turn = event.seat;
      const texts = this.readers.map((reader) =>
        everdell.eventText(everdell.eventFor(event, reader), s),
      );
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
   * seat knows it, or as everybody does.
   */
  recent(seat: number, reader: number | null = seat): Paragraph[] {
    // The Meadow is there to be seen.
    const entries = this.entries.filter(({ type }) => type !== 'meadowFill');
    const all = this.paragraphs(reader, entries);
    const own = all.flatMap((paragraph, i) => (paragraph.seat === seat ? [i] : []));
    const running = this.turn === seat && own.at(-1) === all.length - 1;
    return all.slice(own.at(running ? -2 : -1) ?? 0);
  }

  private paragraphs(reader: number | null, entries: readonly Entry[]): Paragraph[] {
    const found: { seat: number; texts: Text[] }[] = [];
    let last: Entry | undefined;
    for (const entry of entries) {
      if (last === undefined || last.turn !== entry.turn || entry.type === 'turn') {
        found.push({ seat: entry.turn, texts: [] });
      }
      last = entry;
      const text = entry.texts[this.readers.indexOf(reader)];
      if (text !== null) found.at(-1)!.texts.push(text);
    }
    return found.filter(({ texts }) => texts.length > 0);
  }
}
