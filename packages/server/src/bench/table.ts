/** Two players at one table after the other, for load tests. */
import { LoadPlayer } from './player.ts';
import { Witness } from './witness.ts';

/** At every so many tables it is looked whether everybody sees what he should; odd, so that all games come. */
const WITNESSED = 19;

export class LoadTable {
  readonly players: readonly [LoadPlayer, LoadPlayer];
  private readonly game: string;
  /** Milliseconds from a pick to its answer. */
  readonly latencies: number[] = [];
  private id = '';
  /** Every decision is answered at once. */
  private running = false;
  /** The move that is to be made. */
  private next: (() => void) | null = null;
  private readonly witnesses: readonly Witness[];
  private fault: string | null = null;

  constructor(address: string, n: number, game = 'everdell') {
    this.game = game;
    this.players = [new LoadPlayer(address, `A${n}`), new LoadPlayer(address, `B${n}`)];
    const onFault = (fault: string): void => void (this.fault ??= fault);
    this.players.forEach((player, seat) => {
      player.onDecision = (position, codes) => this.decide(seat, position, codes);
      player.onFault = onFault;
    });
    this.players[0].onOver = () => void this.begin();
    this.witnesses =
      n % WITNESSED > 0 ? [] : this.players.map((player) => witnessOf(player, onFault));
  }

  async open(): Promise<void> {
    await Promise.all(this.players.map((player) => player.open()));
    await this.begin();
  }

  private async begin(): Promise<void> {
    const [a, b] = this.players;
    const made = await a.ask<{ table: { id: string }; secret: string }>('create-table', {
      game: this.game,
      seats: [{ kind: 'open' }, { kind: 'open' }],
    });
    this.id = made.table.id;
    await b.ask('join', { table: this.id, secret: made.secret });
    await a.ask('start', { table: this.id });
    await this.look();
  }

  private async look(): Promise<void> {
    await Promise.all(
      this.players.map((player, seat) => player.ask('watch', { table: this.id, seat })),
    );
  }

  private decide(seat: number, at: number, codes: readonly number[]): void {
    this.next = () => {
      this.next = null;
      const code = codes[Math.floor(Math.random() * codes.length)];
      const began = performance.now();
      this.players[seat].pick(this.id, seat, at, code, () => {
        this.latencies.push(performance.now() - began);
      });
    };
    if (this.running) this.next();
  }

  /** As fast as it goes, from now on. */
  go(): void {
    this.running = true;
    this.next?.();
  }

  /** One move, if somebody has to decide. */
  move(): void {
    this.next?.();
  }

  /** Gives the latencies since the last time. */
  halt(): number[] {
    this.running = false;
    return this.latencies.splice(0);
  }

  /** Fails if anything was not as it should be; nothing may be under way. */
  async check(): Promise<void> {
    if (this.witnesses.length > 0) await this.look();
    for (const { confirmed } of this.witnesses) {
      if (confirmed === 0) this.fault ??= `nobody knew what table ${this.id} looks like`;
    }
    if (this.fault !== null) throw new Error(this.fault);
  }

  get received(): number {
    return this.players[0].received + this.players[1].received;
  }

  close(): void {
    for (const player of this.players) player.close();
  }
}

function witnessOf(player: LoadPlayer, onFault: (fault: string) => void): Witness {
  const witness = new Witness(onFault);
  player.onMessage = (text) => witness.hear(text);
  return witness;
}
