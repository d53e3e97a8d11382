/** Runs a game for everybody around one screen: persons by their intents, computers by themselves. */
import {
  barrier,
  decidingSeat,
  decision,
  decode,
  Play,
  recordOf,
  seedForSearch,
  pointsNowOf,
  type Game,
} from '@evervale/kernel';
import { Tracks } from './tracks.ts';
import type { HintLine, Intent, LogLine, Outcome, Snapshot, TableConfig } from '../source.ts';

/** Chooses a pick for the seat that has to decide. */
export type AnyPlay = Play<unknown, unknown, unknown>;
export type Computer = (play: AnyPlay, seat: number) => Promise<number>;

export interface Surroundings {
  readonly post: (snapshot: Snapshot) => void;
  /** Calls back later: computer players take their time, so that one can follow them. */
  readonly later: (call: () => void, ms: number) => void;
  readonly hints: (play: AnyPlay, seat: number) => Promise<readonly HintLine[]>;
  readonly computer: (game: Game, level: string, seed: number) => Computer;
}

interface Happening {
  readonly at: number;
  readonly seat: number | null;
  readonly type: string;
  /** The line as each seat may read it. */
  readonly texts: readonly (LogLine['text'] | null)[];
}

function fresh(game: Game, config: TableConfig): AnyPlay {
  const start = config.start && decode(game, config.start);
  return new Play(game, game.readOptions(config.options), config.seed, start);
}

export class Host {
  private play: AnyPlay;
  private readonly config: TableConfig;
  private readonly around: Surroundings;
  private readonly people: number[];
  private readonly computers: (Computer | null)[];
  private happenings: Happening[] = [];
  private history: (readonly number[])[] = [];
  private events: unknown[] = [];
  private seen = 0;
  private eyes: number;
  private waiting = false;
  private readonly tracks: Tracks;
  /** Grows whenever something is taken back: what a computer player thought of before is void. */
  private era = 0;
  private pace = 600;
  private hints: readonly HintLine[] | null = null;

  constructor(game: Game, config: TableConfig, picks: readonly number[], around: Surroundings) {
    this.config = config;
    this.around = around;
    this.play = fresh(game, config);
    this.people = config.seats.flatMap((plan, seat) => (plan.by === 'person' ? [seat] : []));
    this.computers = config.seats.map((plan, seat) =>
      plan.by === 'person'
        ? null
        : around.computer(game, plan.by, seedForSearch(config.seed, seat)),
    );
    this.tracks = new Tracks(game, this.people);
    picks.forEach((pick) => this.take(pick));
    this.events = [];
    this.eyes = this.people[0] ?? 0;
    if (this.people.length > 1 && !this.play.over) this.eyes = -1;
  }

  begin(): void {
    this.show();
    this.goOn();
  }

  handle(intent: Intent): void {
    if (intent.type === 'pace') {
      this.pace = intent.ms;
      return;
    }
    if (intent.type === 'hint') {
      if (this.decides()) void this.think();
      return;
    }
    if (intent.type === 'takeOver') {
      this.eyes = decidingSeat(this.play.state);
      this.seen = 0;
    } else if (intent.type === 'undo') this.takeBack();
    else if (intent.at === this.play.picks.length && this.decides()) this.take(intent.code);
    this.show();
    this.goOn();
  }

  /** Whether the person in front of the screen has to decide. */
  private decides(): boolean {
    const seat = decidingSeat(this.play.state);
    return !this.play.over && this.people.includes(seat) && seat === this.eyes;
  }

  private async think(): Promise<void> {
    const { picks, state } = this.play;
    const at = picks.length;
    const hints = await this.around.hints(this.play, decidingSeat(state));
    if (this.play.picks.length !== at) return;
    this.hints = hints;
    this.show();
  }

  private take(code: number): void {
    const { play } = this;
    this.hints = null;
    const seat = decidingSeat(play.state);
    const before = barrier(play.state);
    const events = play.pick(code);
    this.tracks.add(seat, events, barrier(play.state) !== before);
    this.events.push(...events);
    const at = play.picks.length;
    for (const event of events) {
      const texts = this.config.seats.map((_, reader) =>
        play.game.eventText(play.game.eventFor(event, reader), play.state),
      );
      if (texts.every((text) => text === null)) continue;
      const { type, seat: whose = seat } = event as { type: string; seat?: number };
      this.happenings.push({ at, seat: whose, type, texts });
    }
    this.history[at] = pointsNowOf(play.game, play.state);
  }

  /** How many picks the person in front of the screen can take back. */
  private undoable(): number {
    if (this.play.over || this.eyes < 0) return 0;
    // Whoever plays against the computer alone may also take back what it has answered.
    if (this.people.length === 1) return this.tracks.undoable(this.eyes);
    return this.decides() ? this.play.undoable(this.eyes) : 0;
  }

  private takeBack(): void {
    if (this.undoable() === 0) return;
    const at = this.people.length === 1 ? this.tracks.last(this.eyes) : this.play.picks.length - 1;
    const picks = this.play.picks.slice(0, at);
    this.play = fresh(this.play.game, this.config);
    picks.forEach((pick) => this.play.pick(pick));
    this.tracks.cut(at);
    this.era++;
    this.waiting = false;
    this.hints = null;
    this.happenings = this.happenings.filter((line) => line.at <= at);
    this.history.length = Math.min(this.history.length, at + 1);
    this.events = [];
    this.seen = Math.min(this.seen, this.happenings.length);
  }

  /** Computer players move one after the other, until a person has to decide. */
  private goOn(): void {
    if (this.waiting || this.play.over) return;
    const seat = decidingSeat(this.play.state);
    const computer = this.computers[seat];
    if (computer === null || computer === undefined) return;
    this.waiting = true;
    const { era } = this;
    this.around.later(() => void this.letThink(computer, seat, era), this.pace);
  }

  private async letThink(computer: Computer, seat: number, era: number): Promise<void> {
    if (era !== this.era) return;
    const code = await computer(this.play, seat);
    if (era !== this.era) return;
    this.waiting = false;
    this.take(code);
    this.show();
    this.goOn();
  }

  private show(): void {
    const { play, config } = this;
    const decides = play.over ? null : decidingSeat(play.state);
    const person = decides !== null && this.people.includes(decides);
    if (play.over && this.eyes < 0) this.eyes = this.people[0];
    const shared = this.people.length > 1;
    const handover = shared && person && decides !== this.eyes ? decides : null;
    const seat = this.eyes < 0 ? this.people[0] : this.eyes;
    const mine = person && decides === seat && handover === null;
    const game = play.game;
    this.around.post({
      config,
      at: play.picks.length,
      seat,
      // Before the screen is taken over nobody's hand is shown.
      view: game.view(play.state, handover === null && this.eyes >= 0 ? seat : null),
      decision: mine ? decision(game, play.state) : null,
      blocked: mine ? game.blocked(play.state) : [],
      undo: this.undoable(),
      handover,
      thinking: decides !== null && !person ? decides : null,
      log: { from: this.seen, lines: this.linesFor(seat, this.seen) },
      events: this.events.map((event) => game.eventFor(event, seat)),
      hints: mine ? this.hints : null,
      outcome: play.over ? this.outcome() : null,
      record: recordOf(play),
    });
    this.seen = this.happenings.length;
    this.events = [];
  }

  private linesFor(seat: number, from: number): LogLine[] {
    return this.happenings.slice(from).flatMap((line) => {
      const text = line.texts[seat];
      return text === null ? [] : [{ at: line.at, seat: line.seat, type: line.type, text }];
    });
  }

  private outcome(): Outcome {
    const { game, state } = this.play;
    const history = this.history.filter((points) => points !== undefined);
    return { scores: game.score(state), winners: game.winners(state), history };
  }
}
