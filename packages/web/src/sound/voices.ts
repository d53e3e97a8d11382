/** The instruments: small sounds from sine waves and noise, made here and now. */

/** Where a sound goes, and when it begins. */
export interface Stage {
  readonly context: BaseAudioContext;
  readonly out: AudioNode;
  readonly at: number;
}

/** An envelope: at once up to `peak`, then dying away over `length` seconds. */
function fading({ context, out, at }: Stage, peak: number, length: number, rise = 0.003): GainNode {
  const gain = context.createGain();
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(peak, at + rise);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + rise + length);
  gain.connect(out);
  return gain;
}

export interface Tone {
  readonly from: number;
  /** Glides there. */
  readonly to?: number;
  readonly peak: number;
  readonly length: number;
  readonly rise?: number;
  readonly type?: OscillatorType;
}

export function tone(
  stage: Stage,
  { from, to = from, peak, length, rise, type = 'sine' }: Tone,
): void {
  const { context, at } = stage;
  const wave = context.createOscillator();
  wave.type = type;
  wave.frequency.setValueAtTime(from, at);
  if (to !== from) wave.frequency.exponentialRampToValueAtTime(to, at + length);
  wave.connect(fading(stage, peak, length, rise));
  wave.start(at);
  wave.stop(at + length + 0.1);
}

const noises = new WeakMap<BaseAudioContext, AudioBuffer>();

/** Two seconds of noise, the same for all. */
export function noiseOf(context: BaseAudioContext): AudioBuffer {
  const known = noises.get(context);
  if (known) return known;
  const buffer = context.createBuffer(1, context.sampleRate * 2, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  noises.set(context, buffer);
  return buffer;
}

export interface Rustle {
  readonly band: number;
  /** The filter glides there. */
  readonly to?: number;
  /** How narrow the band is. */
  readonly q?: number;
  readonly peak: number;
  readonly length: number;
  readonly rise?: number;
}

export function rustle(stage: Stage, { band, to = band, q = 1, peak, length, rise }: Rustle): void {
  const { context, at } = stage;
  const source = context.createBufferSource();
  source.buffer = noiseOf(context);
  const filter = context.createBiquadFilter();
  filter.type = 'bandpass';
  filter.Q.value = q;
  filter.frequency.setValueAtTime(band, at);
  if (to !== band) filter.frequency.exponentialRampToValueAtTime(to, at + length);
  source.connect(filter).connect(fading(stage, peak, length, rise));
  source.start(at, Math.random());
  source.stop(at + length + 0.2);
}

export const later = (stage: Stage, seconds: number): Stage => ({
  ...stage,
  at: stage.at + seconds,
});

/** Wooden bars with a soft mallet. */
export function marimba(stage: Stage, pitch: number, peak = 0.3): void {
  tone(stage, { from: pitch, peak, length: 0.55 });
  tone(stage, { from: pitch * 4, peak: peak * 0.22, length: 0.09 });
  rustle(stage, { band: 1800, peak: peak * 0.12, length: 0.02 });
}

/** A small bell. */
export function bell(stage: Stage, pitch: number, peak = 0.16): void {
  tone(stage, { from: pitch, peak, length: 1.3 });
  tone(stage, { from: pitch * 2.76, peak: peak * 0.4, length: 0.6 });
  tone(stage, { from: pitch * 5.4, peak: peak * 0.15, length: 0.25 });
}

/** Wood on wood. */
export function knock(stage: Stage, pitch = 210, peak = 0.5): void {
  tone(stage, { from: pitch, to: pitch * 0.7, peak, length: 0.09 });
  rustle(stage, { band: 900, q: 1.4, peak: peak * 0.7, length: 0.035 });
}
