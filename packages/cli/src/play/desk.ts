/** The place where a game is played: the screen, the game, the language and the file. */
import { everdell } from '@evervale/everdell';
import type { Lang } from '@evervale/kernel/text';
import { printer } from '../names.ts';
import { Computers } from './computers.ts';
import { WIDE } from './render/page.ts';
import type { Scene } from './render/scene.ts';
import { save, type Running } from './saving.ts';
import type { Screen } from './screen.ts';
import { uiOf, type Ui } from './words/index.ts';

/** Longer lines are hard to read. */
const MOST_COLUMNS = 120;
const NONE: ReadonlySet<string> = new Set();

export class Desk {
  readonly screen: Screen;
  readonly running: Running;
  readonly computers = new Computers();
  lang: Lang;
  /** Where the game is saved. */
  file: string;
  /** Something to say above the next question. */
  message = '';

  constructor(screen: Screen, running: Running, lang: Lang, file: string) {
    this.screen = screen;
    this.running = running;
    this.lang = lang;
    this.file = file;
  }

  get ui(): Ui {
    return uiOf(this.lang);
  }

  get wide(): boolean {
    return this.screen.columns >= WIDE;
  }

  /** What a seat sees; null = what everybody sees. `possible` are the keys of its options. */
  scene(seat: number | null, possible = NONE): Scene {
    const { play, seats } = this.running;
    const { columns } = this.screen;
    return {
      view: everdell.view(play.state, seat),
      print: printer(
        this.lang,
        seats.length,
        seats.map(({ name }) => name),
      ),
      ui: this.ui,
      columns: this.wide ? Math.floor((columns - 1) / 2) : Math.min(columns, MOST_COLUMNS),
      possible,
    };
  }

  take(code: number): void {
    const { play, journal } = this.running;
    const events = play.pick(code);
    journal.add(play.picks.length - 1, events, play.state);
  }

  /** Takes back the last pick of `seat`, if that can be done. */
  takeBack(seat: number): boolean {
    const { play, journal } = this.running;
    if (play.undoable(seat) === 0) return false;
    play.undo(seat);
    journal.takeBack(play.picks.length, everdell.view(play.state, null).turn);
    return true;
  }

  /** Saves the game; gives what there is to say about it. */
  save(file = this.file): string {
    try {
      save(file, this.running.play, this.running.seats);
      this.file = file;
      return this.ui('ui.saved', { file });
    } catch (error) {
      return this.ui('ui.notSaved', {
        why: error instanceof Error ? error.message : String(error),
      });
    }
  }
}
