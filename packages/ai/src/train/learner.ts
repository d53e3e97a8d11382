/**
 * Fits a network to samples, one after the other; each weight has a pace of its own (Adagrad). The last
 * samples pull the weights to and fro, so their mean over the last games is kept, too: it is the better
 * network, and the one that is written down.
 */
import { HIDDEN, Network, ROW } from '../net/network.ts';
import { Sparse } from '../net/sparse.ts';
import type { Sample } from './samples.ts';

/** What a single surprising game may change is limited. */
const MOST_ERROR = 30;
const FORGET = 0.9999;

export class Learner {
  readonly net: Network;
  rate: number;
  private readonly inputPace: Float32Array;
  private readonly outputPace: Float32Array;
  private readonly means: readonly [Float32Array, Float32Array];
  private readonly x = new Sparse();
  private readonly slope = new Float32Array(ROW);

  constructor(net: Network, rate: number) {
    this.net = net;
    this.rate = rate;
    this.inputPace = new Float32Array(net.input.length).fill(1);
    this.outputPace = new Float32Array(net.output.length).fill(1);
    this.means = [net.input.slice(), net.output.slice()];
  }

  /** All numbers that training changes. */
  arrays(): Float32Array[] {
    return [this.net.input, this.net.output, this.inputPace, this.outputPace, ...this.means];
  }

  /** The mean goes on with the weights of now, which count so much in it; with 1 it begins with them. */
  average(share: number): void {
    const { means, net } = this;
    [net.input, net.output].forEach((weights, k) => {
      const mean = means[k];
      for (let i = 0; i < mean.length; i++) mean[i] += share * (weights[i] - mean[i]);
    });
  }

  /** The network of the mean weights. */
  mean(): Network {
    const net = new Network(this.net.features, this.net.banks);
    net.input.set(this.means[0]);
    net.output.set(this.means[1]);
    return net;
  }

  /** Did learning ever touch a feature, in any bank? Every pace begins at 1. */
  hasMoved(feature: number): boolean {
    const { features, banks } = this.net;
    for (let bank = 0; bank < banks; bank++) {
      const row = (bank * features + feature) * ROW;
      for (let h = 0; h < ROW; h++) if (this.inputPace[row + h] !== 1) return true;
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
    for (let h = 0; h < HIDDEN; h++) {
      const on = net.cells[h] > 0;
      slope[h] = on ? e * net.output[out + h] : 0;
      if (!on) continue;
      const g = e * net.cells[h];
      outputPace[out + h] = FORGET * outputPace[out + h] + g * g;
      net.output[out + h] -= (this.rate * g) / Math.sqrt(outputPace[out + h]);
    }
    slope[HIDDEN] = e;
  }

  private moveRows(sample: Sample): void {
    const { slope, inputPace, rate } = this;
    const { input, features } = this.net;
    for (let i = 0; i < sample.index.length; i++) {
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
