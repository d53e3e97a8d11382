/**
 * A table on a server. What is picked here counts when the server says so: nothing is shown before,
 * nothing is lost when the wire breaks, nothing is done twice when it comes back.
 */
import { TURN_PROMPT, type Blocked, type GameRecord, type StandingAnswer } from '@evervale/kernel';
import type {
  HintLine,
  Intent,
  Outcome,
  Snapshot,
  TableConfig,
  TableSetting,
  TableSource,
} from '../source.ts';
import { Channel } from './channel.ts';
import { Link, type LinkState, type OpenWire } from './link.ts';
import { EMPTY_ROOM, type Room } from './room.ts';
import type {
  Answer,
  Asking,
  ChatLine,
  Message,
  News,
  OwnTable,
  Request,
  TableInfo,
} from '@evervale/protocol';
import { Denied } from './denied.ts';

export interface Entrance {
  readonly table: string;
  readonly secret?: string;
  readonly password?: string;
}

interface Surroundings {
  readonly open: OpenWire;
  /** The person who looks. */
  readonly me: string;
  /** What a seat is called that has no person's name. */
  readonly nameOf: (seat: number, computer: string | null) => string;
  /** The game is over and can be kept; gives the points, move by move. */
  readonly finished: (
    config: TableConfig,
    record: GameRecord,
  ) => Outcome['history'] | Promise<Outcome['history']>;
}

/** What is asked at this table, apart from which one it is. */
type Rest<Type extends Request> = Omit<Asking<Type>, 'table'>;
type Beside<Type extends Request> =
  object extends Rest<Type> ? [input?: Rest<Type>] : [input: Rest<Type>];

interface Sent {
  readonly seat: number;
  readonly at: number;
  readonly code: number;
}

export class RemoteTable implements TableSource {
  private readonly entrance: Entrance;
  private readonly around: Surroundings;
  private readonly link: Link;
  private room: Room = EMPTY_ROOM;
  private readonly channels = new Map<number | null, Channel>();
  private setting: TableSetting | null = null;
  private snapshot: Snapshot | null = null;
  private readonly listeners = new Set<(snapshot: Snapshot) => void>();
  private readonly visitors = new Set<() => void>();
  /** Through whose eyes several persons of one screen look; null: nobody's yet. */
  private eyes: number | null = null;
  private pending: Sent | null = null;
  private reasons: { readonly at: number; readonly blocked: readonly Blocked[] } | null = null;
  private hints: { readonly at: number; readonly lines: readonly HintLine[] } | null = null;
  private record: GameRecord | null = null;
  private history: Outcome['history'] = [];
  private askedFor: 'record' | null = null;

  constructor(entrance: Entrance, around: Surroundings) {
    this.entrance = entrance;
    this.around = around;
    this.link = new Link(around.open, {
      state: (link) => this.wired(link),
      arrived: () => void this.enter(),
      heard: (message) => this.hear(message),
    });
  }

  subscribe(listener: (snapshot: Snapshot) => void): () => void {
    this.listeners.add(listener);
    if (this.snapshot) listener(this.snapshot);
    return () => void this.listeners.delete(listener);
  }

  /** The room, for as long as it is the same the same object. */
  readonly seen = (): Room => this.room;

  readonly visit = (visitor: () => void): (() => void) => {
    this.visitors.add(visitor);
    return () => void this.visitors.delete(visitor);
  };

  close(): void {
    this.link.close();
  }

  /** Anything that is done at the table beside playing; null if it is refused. */
  readonly ask = async <Type extends Request>(
    command: Type,
    ...[input]: Beside<Type>
  ): Promise<Answer<Type> | null> => {
    try {
      const asking = { table: this.entrance.table, ...input } as unknown as Asking<Type>;
      const result = await this.link.ask(command, asking);
      this.change({ denied: null });
      return result;
    } catch (error) {
      this.deny(command, error);
      return null;
    }
  };

  readonly sit = async (seat?: number): Promise<void> => {
    const own = await this.ask('join', { ...this.entrance, ...(seat !== undefined && { seat }) });
    if (own !== null) await this.learn(own);
  };

  /** Answers ahead for all own seats, or not any more. */
  readonly stand = async (
    { id: answer, lasts }: Pick<StandingAnswer, 'id' | 'lasts'>,
    on: boolean,
  ): Promise<void> => {
    const { mine, standing } = this.room;
    const others = standing.filter((one) => one.answer !== answer);
    const own = on ? mine.map((seat) => ({ seat, answer, lasts })) : [];
    this.change({ standing: [...others, ...own] });
    for (const seat of mine) {
      const done = await this.ask('standing', { seat, answer, on });
      if (done === null) this.change({ standing });
    }
  };

  readonly forgiveDenial = (): void => this.change({ denied: null });

  readonly send = (intent: Intent): void => {
    if (intent.type === 'pick') this.pick(intent.code, intent.at);
    else if (intent.type === 'undo') void this.undo();
    else if (intent.type === 'hint') void this.advise();
    else if (intent.type === 'takeOver') {
      this.eyes = this.decides();
      this.show();
      void this.explain();
    }
  };

  private change(some: Partial<Room>): void {
    this.room = { ...this.room, ...some };
    this.visitors.forEach((visitor) => visitor());
  }

  private deny(command: string, error: unknown): void {
    if (!(error instanceof Denied)) throw error;
    this.change({ denied: { command, code: error.code } });
  }

  private wired(link: LinkState): void {
    this.change({ link });
  }

  /** Comes in, for the first time or after the wire was broken, and hears what was missed. */
  private async enter(): Promise<void> {
    try {
      await this.learn(await this.link.ask('table', this.entrance));
      const from = (this.room.chat.at(-1)?.n ?? -1) + 1;
      const { lines } = await this.link.ask('chat', { ...this.entrance, from });
      this.hearChat(lines);
      this.change({ shut: null });
      this.pickAgain();
    } catch (error) {
      if (!(error instanceof Denied)) throw error;
      // Without a wire we come again when it is back.
      if (error.code !== 'net') this.change({ shut: error });
    }
  }

  private async learn({ table, standing, secret }: OwnTable): Promise<void> {
    this.change({ standing, secret: secret ?? this.entrance.secret ?? null });
    this.inform(table);
    await this.watch();
  }

  /** Watches the own seats, or as a spectator; around one screen also what everybody may see. */
  private async watch(): Promise<void> {
    const { mine, info } = this.room;
    const wanted: readonly (number | null)[] = mine.length === 1 ? mine : [...mine, null];
    for (const seat of this.channels.keys()) {
      if (wanted.includes(seat)) continue;
      this.channels.delete(seat);
      await this.link.ask('unwatch', { table: this.entrance.table, seat });
    }
    for (const seat of wanted) {
      const since = this.channels.get(seat)?.n ?? 0;
      try {
        await this.link.ask('watch', { ...this.entrance, seat, since });
      } catch (error) {
        // Before the start somebody may sit down where nobody may only look.
        const open = seat === null && info?.status === 'open';
        if (!open || !(error instanceof Denied) || error.code !== 'not-allowed') throw error;
      }
    }
  }

  private inform(info: TableInfo): void {
    const before = this.room.mine;
    const mine = info.seats.flatMap(({ person }, seat) =>
      person === this.around.me ? [seat] : [],
    );
    const same = before.length === mine.length && before.every((seat, i) => seat === mine[i]);
    this.setting = {
      id: info.id,
      game: info.game,
      options: info.setup.options,
      seats: info.seats.map(({ name, computer }, seat) => ({
        name: name || this.around.nameOf(seat, computer),
        by: computer === 'random' ? 'seedling' : (computer ?? 'person'),
      })),
    };
    this.change({ info, ...(!same && { mine }) });
    if (info.status === 'over') void this.keep();
  }

  private hear(message: News): void {
    if (message.table !== this.entrance.table) return;
    if (message.type === 'chat') this.hearChat([message.line]);
    else if (message.type === 'announcement') this.hearAnnouncement(message.text);
    else if (message.type === 'presence') this.change({ present: message.seats });
    else if (message.type === 'unwatched') this.channels.delete(message.seat);
    else if (message.type === 'table') {
      const { mine } = this.room;
      this.inform(message.info);
      this.show();
      if (this.room.mine !== mine) void this.watch().catch(() => {});
    } else this.follow(message);
  }

  /** Stands in the chat, between the lines. */
  private hearAnnouncement(text: string): void {
    const n = (this.room.chat.at(-1)?.n ?? -1) + 0.5;
    this.hearChat([{ n, person: '', name: 'Evervale', text, at: Date.now() }]);
  }

  private hearChat(lines: readonly ChatLine[]): void {
    const known = this.room.chat.at(-1)?.n ?? -1;
    const fresh = lines.filter(({ n }) => n > known);
    if (fresh.length > 0) this.change({ chat: [...this.room.chat, ...fresh] });
  }

  private follow(message: Message<'snapshot' | 'moved'>): void {
    const { seat } = message;
    const channel = this.channels.get(seat) ?? new Channel();
    this.channels.set(seat, channel);
    const { info } = this.room;
    if (message.type === 'snapshot') {
      channel.begin(message);
      this.inform(message.info);
    } else {
      channel.goOn(message);
      if (message.clock && info) this.change({ info: { ...info, clock: message.clock } });
      // Whoever is asked has no answer left that was for the next question only.
      const standing = this.room.standing.filter(
        ({ seat: one, lasts }) => lasts === 'always' || channel.decision?.seat !== one,
      );
      if (standing.length !== this.room.standing.length) this.change({ standing });
    }
    this.change({ movedAt: Date.now() });
    if (this.pending && channel.position > this.pending.at) this.settle();
    if (seat !== this.looking()) return;
    const moved = message.type === 'moved' && message.back === undefined;
    this.show(moved ? message.events.map(({ event }) => event) : []);
    void this.explain();
  }

  /** Which channel is shown. */
  private looking(): number | null {
    const { mine } = this.room;
    return mine.length > 1 ? this.eyes : (mine[0] ?? null);
  }

  private decides(): number | null {
    return this.channels.get(this.looking())?.view?.decides ?? null;
  }

  private byComputer(seat: number): boolean {
    return this.room.info?.seats[seat]?.computer !== null;
  }

  private show(events: readonly unknown[] = []): void {
    const { info, mine } = this.room;
    const eyes = this.looking();
    const channel = this.channels.get(eyes);
    if (!info || !this.setting || !channel?.view) return;
    const over = info.status === 'over';
    const decides = over ? null : channel.view.decides;
    const person = decides !== null && mine.includes(decides) && !this.byComputer(decides);
    const handover = mine.length > 1 && person && decides !== eyes ? decides : null;
    const shown = handover === null ? channel : (this.channels.get(null) ?? channel);
    const own = person && handover === null && channel.decision !== null;
    const at = channel.position;
    this.snapshot = {
      config: this.setting,
      at,
      seat: eyes ?? mine[0] ?? 0,
      view: shown.view,
      decision: own ? channel.decision : null,
      blocked: own && this.reasons?.at === at ? this.reasons.blocked : [],
      undo: handover === null && !over ? channel.undo : 0,
      handover,
      thinking: decides !== null && !person ? decides : null,
      log: { from: 0, lines: channel.lines },
      events,
      hints: own && this.hints?.at === at ? this.hints.lines : null,
      outcome: over && info.result ? { ...info.result, history: this.history } : null,
      record: this.record,
    };
    const { snapshot } = this;
    this.listeners.forEach((listener) => listener(snapshot));
  }

  private pick(code: number, at: number): void {
    const seat = this.looking();
    const channel = this.channels.get(seat);
    const late = channel?.position !== at || this.pending !== null;
    if (seat === null || late || !channel.decision) return;
    this.pending = { seat, at, code };
    this.change({ sending: true, denied: null });
    void this.deliver(this.pending);
  }

  private async deliver(pick: Sent): Promise<void> {
    try {
      await this.link.ask('pick', { table: this.entrance.table, ...pick });
      this.settle();
    } catch (error) {
      // Nobody knows whether it arrived: it is sent again when the wire is back.
      if (error instanceof Denied && error.code === 'net') return;
      this.settle();
      this.deny('pick', error);
    }
  }

  private settle(): void {
    this.pending = null;
    this.change({ sending: false });
  }

  private pickAgain(): void {
    const { pending } = this;
    if (pending === null) return;
    if (this.channels.get(pending.seat)?.position === pending.at) void this.deliver(pending);
    else this.settle();
  }

  private async undo(): Promise<void> {
    const seat = this.looking();
    const channel = this.channels.get(seat);
    if (seat === null || !channel || channel.undo === 0) return;
    await this.ask('undo', { seat, at: channel.position });
  }

  /** Why other actions are not possible; it comes after the decision. */
  private async explain(): Promise<void> {
    const seat = this.looking();
    const channel = this.channels.get(seat);
    if (seat === null || channel?.decision?.prompt.key !== TURN_PROMPT) return;
    if (this.reasons?.at === channel.position || this.byComputer(seat)) return;
    const { table } = this.entrance;
    const answer = await this.link.ask('reasons', { table, seat }).catch(() => null);
    if (answer === null) return;
    const { position, reasons } = answer;
    this.reasons = { at: position, blocked: reasons };
    if (position === channel.position) this.show();
  }

  private async advise(): Promise<void> {
    const seat = this.looking();
    const channel = this.channels.get(seat);
    if (seat === null || !channel?.decision) return;
    const answer = await this.ask('hint', { seat });
    if (answer === null) return;
    const { position, hints } = answer;
    this.hints = { at: position, lines: hints };
    if (position === channel.position) this.show();
  }

  /** A finished game is nobody's secret any more: it is fetched and kept in this browser. */
  private async keep(): Promise<void> {
    if (this.askedFor === 'record' || !this.setting) return;
    this.askedFor = 'record';
    try {
      const { record } = await this.link.ask('record', this.entrance);
      const { picks } = record;
      // Of a game whose rules are gone there is nothing to replay.
      if (picks === undefined) return;
      this.record = { ...record, picks };
      this.history = await this.around.finished(
        { ...this.setting, seed: record.seed },
        this.record,
      );
      this.show();
    } catch (error) {
      if (!(error instanceof Denied)) throw error;
      this.askedFor = null;
    }
  }
}
