/** Partners want the same: a seat is worth what its team is expected to get. */
import type { State, Text } from '@evervale/kernel';
import type { Evaluator, Leaning } from './evaluator.ts';
import type { Share } from './hints/share.ts';
import type { Sparse } from './net/sparse.ts';

export class Together implements Evaluator {
  readonly quick?: Evaluator;
  readonly grain?: number;
  readonly playsOn?: boolean;
  readonly shares?: (s: State, seat: number) => Share[];
  readonly look?: (s: State, seat: number) => void;
  readonly x?: Sparse;
  readonly features?: NonNullable<Evaluator['features']>;
  readonly foresees?: (this: void, s: State) => boolean;
  readonly phase?: (s: State, seat: number) => Text;
  readonly leaning?: (by: Leaning) => Evaluator;
  readonly characters?: Readonly<Record<string, Leaning>>;
  readonly blindSpots?: readonly Leaning[];
  private readonly alone: Evaluator;
  private readonly teamsIn: (s: State) => readonly number[] | null;
  private own = new Float64Array(8);

  /** `teams`: null where everybody plays for himself. */
  constructor(alone: Evaluator, teams: (s: State) => readonly number[] | null) {
    this.alone = alone;
    this.teamsIn = teams;
    if (alone.grain !== undefined) this.grain = alone.grain;
    if (alone.playsOn !== undefined) this.playsOn = alone.playsOn;
    if (alone.quick) this.quick = new Together(alone.quick, teams);
    if (alone.phase) this.phase = (s, seat) => alone.phase!(s, seat);
    if (alone.leaning) this.leaning = (by) => new Together(alone.leaning!(by), teams);
    if (alone.characters) this.characters = alone.characters;
    if (alone.blindSpots) this.blindSpots = alone.blindSpots;
    if (alone.foresees) this.foresees = alone.foresees;
    if (alone.look) this.look = (s, seat) => alone.look!(s, seat);
    if (alone.x) this.x = alone.x;
    if (alone.features) this.features = alone.features;
    if (alone.shares) this.shares = (s, seat) => alone.shares!(s, seat);
  }

  seats(s: State): number {
    return this.alone.seats(s);
  }

  eager(s: State): number {
    return this.alone.eager?.(s) ?? 0;
  }

  rivalry(people: number): number | undefined {
    return this.alone.rivalry?.(people);
  }

  toCome(s: State): number {
    return this.alone.toCome?.(s) ?? 0;
  }

  teams(s: State): readonly number[] | null {
    return this.teamsIn(s);
  }

  value(s: State, seat: number): number {
    const teams = this.teamsIn(s);
    if (teams === null) return this.alone.value(s, seat);
    let sum = 0;
    for (let i = 0; i < teams.length; i++) {
      if (teams[i] === teams[seat]) sum += this.alone.value(s, i);
    }
    return sum;
  }

  values(s: State, out: Float64Array): void {
    this.alone.values(s, out);
    const teams = this.teamsIn(s);
    if (teams === null) return;
    if (this.own.length < teams.length) this.own = new Float64Array(teams.length);
    for (let i = 0; i < teams.length; i++) this.own[i] = out[i];
    for (let i = 0; i < teams.length; i++) {
      out[i] = 0;
      for (let k = 0; k < teams.length; k++) if (teams[k] === teams[i]) out[i] += this.own[k];
    }
  }

  spread(s: State): number {
    return this.alone.spread(s);
  }

  atRest(s: State): boolean {
    return this.alone.atRest(s);
  }
}
