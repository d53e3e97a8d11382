/** Two players at one table after the other, for load tests. */
import { LoadPlayer } from './player.ts';

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

  constructor(address: string, n: number, game = 'everdell') {
    this.game = game;
    this.players = [new LoadPlayer(address, `A${n}`), new LoadPlayer(address, `B${n}`)];
    this.players.forEach((player, seat) => {
      player.onDecision = (position, codes) => this.decide(seat, position, codes);
    });
    this.players[0].onOver = () => void this.begin();
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
    await Promise.all([
      a.ask('watch', { table: this.id, seat: 0 }),
      b.ask('watch', { table: this.id, seat: 1 }),
    ]);
  }

  private decide(seat: number, at: number, codes: readonly number[]): void {
    const table = this.id;
    this.next = () => {
      this.next = null;
      const code = codes[Math.floor(Math.random() * codes.length)];
      const began = performance.now();
      this.players[seat].send({ type: 'pick', table, seat, at, code }, () => {
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

  get received(): number {
    return this.players[0].received + this.players[1].received;
  }

  close(): void {
    for (const player of this.players) player.close();
  }
}
