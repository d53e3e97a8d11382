/**
 * Fits a network to samples, one after the other; each weight has a pace of its own (Adagrad). The last
 * samples pull the weights to and fro, so their mean over the last games is kept, too: it is the better
 * network, the one that plays and is written down.
 */
import { Network } from '../net/network.ts';
import { HIDDEN, ROW } from '../net/shape.ts';
import { Sparse } from '../net/sparse.ts';
import type { Sample } from './samples.ts';

/** What a single surprising game may change is limited. */
const MOST_ERROR = 30;
const FORGET = 0.9999;

/** What may be learned while all else stays as it is: by feature, and whole banks; 1 = it may. */
export interface Scope {
  readonly features: Uint8Array;
  readonly banks: Uint8Array;
}

export class Learner {
  readonly net: Network;
  /** The network of the mean weights. */
  readonly mean: Network;
  rate: number;
  /** Null = everything may be learned. */
  scope: Scope | null = null;
  private readonly inputPace: Float32Array;
  private readonly outputPace: Float32Array;
  private readonly x = new Sparse();
  private readonly slope = new Float32Array(ROW);

  constructor(net: Network, rate: number) {
    this.net = net;
    this.rate = rate;
    this.inputPace = new Float32Array(net.input.length).fill(1);
    this.outputPace = new Float32Array(net.output.length).fill(1);
    this.mean = new Network(net.features, net.banks);
    this.average(1);
  }

  /** All numbers that training changes. */
  arrays(): Float32Array[] {
    const { net, mean } = this;
    return [net.input, net.output, this.inputPace, this.outputPace, mean.input, mean.output];
  }

  /** The mean goes on with the weights of now, which count so much in it; with 1 it begins with them. */
  average(share: number): void {
    move(this.mean.input, this.net.input, share);
    move(this.mean.output, this.net.output, share);
  }

  /** Weights that come from elsewhere have been moved about so often; those within the scope have not. */
  settle(pace: number, { features, banks }: Scope): void {
    const size = this.net.features * ROW;
    for (let bank = 0; bank < this.net.banks; bank++) {
      if (banks[bank] === 1) continue;
      this.outputPace.fill(pace, bank * HIDDEN, (bank + 1) * HIDDEN);
      features.forEach((isNew, feature) => {
        const row = bank * size + feature * ROW;
        if (isNew === 0) this.inputPace.fill(pace, row, row + ROW);
      });
    }
  }

  /** Did learning ever touch a feature, in any bank? Its linear weight begins at 0. */
  hasMoved(feature: number): boolean {
    const { features, banks, input } = this.net;
    for (let bank = 0; bank < banks; bank++) {
      if (input[(bank * features + feature) * ROW + HIDDEN] !== 0) return true;
    }
    return false;
  }

  /** Banks that begin with what others have learned. */
  copyBanks(from: number, to: number, count: number): void {
    for (const array of this.arrays()) {
      const size = array.length / this.net.banks;
      array.copyWithin(to * size, from * size, (from + count) * size);
    }
  }

  expected(sample: Sample): number {
    const { x } = this;
    x.count = sample.index.length;
    x.index.set(sample.index);
    x.value.set(sample.value);
    return this.net.value(x, sample.bank);
  }

  /** Learns from one sample and gives the error it had. */
  learn(sample: Sample): number {
    const error = this.expected(sample) - sample.target;
    const e = Math.max(-MOST_ERROR, Math.min(MOST_ERROR, error));
    this.slopes(sample.bank, e);
    this.moveRows(sample);
    return error;
  }

  /** Moves the output weights and finds how the error depends on the hidden cells. */
  private slopes(bank: number, e: number): void {
    const { net, slope, outputPace } = this;
    const out = bank * HIDDEN;
    const moves = this.scope === null || this.scope.banks[bank] === 1;
    for (let h = 0; h < HIDDEN; h++) {
      const on = net.cells[h] > 0;
      slope[h] = on ? e * net.output[out + h] : 0;
      if (!on || !moves) continue;
      const g = e * net.cells[h];
      outputPace[out + h] = FORGET * outputPace[out + h] + g * g;
      net.output[out + h] -= (this.rate * g) / Math.sqrt(outputPace[out + h]);
    }
    slope[HIDDEN] = e;
  }

  private moveRows(sample: Sample): void {
    const { slope, inputPace, rate, scope } = this;
    const all = scope === null || scope.banks[sample.bank] === 1;
    const { input, features } = this.net;
    for (let i = 0; i < sample.index.length; i++) {
      if (!all && scope.features[sample.index[i]] === 0) continue;
      const row = (sample.bank * features + sample.index[i]) * ROW;
      const v = sample.value[i];
      for (let h = 0; h < ROW; h++) {
        const g = slope[h] * v;
        if (g === 0) continue;
        const pace = FORGET * inputPace[row + h] + g * g;
        inputPace[row + h] = pace;
        input[row + h] -= (rate * g) / Math.sqrt(pace);
      }
    }
  }
}

function move(from: Float32Array, to: Float32Array, share: number): void {
  for (let i = 0; i < from.length; i++) from[i] += share * (to[i] - from[i]);
}
