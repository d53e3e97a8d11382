/** The place where a game is played: the screen, the game, the language and the file. */
import { TURN_PROMPT, type Decision } from '@evervale/kernel';
import type { Lang } from '@evervale/kernel/text';
import type { AnyTerminal } from '../games/terminal.ts';
import { terminalOf } from '../games/terminals.ts';
import { printer, signsOf } from '../names.ts';
import { scored, type Scored } from '../scoreSheet.ts';
import { choicesOf, type Choice } from './choices.ts';
import { Computers } from './computers.ts';
import { turnIn, type Paragraph } from './journal.ts';
import { WIDE } from './render/page.ts';
import type { AnyScene } from './render/scene.ts';
import { save, type Running } from './saving.ts';
import type { Screen } from './screen.ts';
import { uiOf, type Ui } from './words/index.ts';

/** Longer lines are hard to read. */
const MOST_COLUMNS = 120;

export class Desk {
  readonly screen: Screen;
  readonly running: Running;
  readonly terminal: AnyTerminal;
  readonly computers: Computers;
  lang: Lang;
  /** Where the game is saved. */
  file: string;
  /** Something to say above the next question. */
  message = '';

  constructor(screen: Screen, running: Running, lang: Lang, file: string) {
    this.screen = screen;
    this.running = running;
    this.terminal = terminalOf(running.game);
    this.computers = new Computers(running);
    this.lang = lang;
    this.file = file;
  }

  get ui(): Ui {
    return uiOf(this.lang, this.terminal.words);
  }

  get wide(): boolean {
    return this.screen.columns >= WIDE;
  }

  /** What a seat sees; null = what everybody sees. `asked`: the decision it is asked for. */
  scene(seat: number | null, asked: Decision | null = null): AnyScene {
    const { game, play, seats } = this.running;
    const { columns } = this.screen;
    return {
      game,
      view: game.view(play.state, seat),
      seat,
      signs: signsOf(game, play.options, seats.length),
      print: printer(game, this.lang, seats.length, this.names, play.options),
      ui: uiOf(this.lang, this.terminal.words),
      columns: this.wide ? Math.floor((columns - 1) / 2) : Math.min(columns, MOST_COLUMNS),
      asked,
      possible: new Set(
        asked?.prompt.key === TURN_PROMPT ? asked.options.map(({ key }) => key) : [],
      ),
    };
  }

  private get names(): (string | undefined)[] {
    return this.running.seats.map(({ name }) => name);
  }

  /** The options of a decision as they are offered. */
  choices(scene: AnyScene, asked: Decision): Choice[] {
    return choicesOf(scene, this.terminal.choices, asked);
  }

  /** What happened since the last turn of `seat`, as `reader` may know it. */
  recent(seat: number, reader: number | null = seat): Paragraph[] {
    return this.running.journal.recent(seat, this.terminal.quiet, reader);
  }

  get scored(): Scored {
    const { game, play } = this.running;
    return scored(game, play.state, this.lang, this.names);
  }

  take(code: number): void {
    const { play, journal } = this.running;
    const events = play.pick(code);
    journal.add(play.picks.length - 1, events, play.state);
  }

  /** Takes back the last pick of `seat`, if that can be done. */
  takeBack(seat: number): boolean {
    const { game, play, journal } = this.running;
    if (play.undoable(seat) === 0) return false;
    play.undo(seat);
    journal.takeBack(play.picks.length, turnIn(game, play.state) ?? seat);
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
