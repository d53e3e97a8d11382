/** What it sounds like when nobody does anything: wind, birds, crickets, leaves, water by night. Very quiet. */
import { later, noiseOf, rustle, tone, type Stage } from './voices.ts';

/** The seasons of the valley, and the night of Eldervale. */
export type Air = 'winter' | 'spring' | 'summer' | 'autumn' | 'night';

interface Wind {
  readonly pitch: number;
  readonly sway: number;
  readonly peak: number;
}

const WINDS: Record<Air, Wind> = {
  winter: { pitch: 420, sway: 190, peak: 0.5 },
  spring: { pitch: 900, sway: 200, peak: 0.16 },
  summer: { pitch: 700, sway: 120, peak: 0.12 },
  autumn: { pitch: 620, sway: 260, peak: 0.36 },
  night: { pitch: 320, sway: 90, peak: 0.22 },
};

/** A bird: three or four notes, each a little slide. */
function bird(stage: Stage): void {
  const base = 2200 + Math.random() * 1600;
  const n = 2 + Math.floor(Math.random() * 3);
  for (let i = 0; i < n; i++) {
    const from = base * (1 + (Math.random() - 0.5) * 0.25);
    tone(later(stage, i * 0.13), { from, to: from * 1.18, peak: 0.09, length: 0.09, rise: 0.02 });
  }
}
function cricket(stage: Stage): void {
  for (let i = 0; i < 6; i++) {
    tone(later(stage, i * 0.055), { from: 4300, peak: 0.028, length: 0.035, rise: 0.008 });
  }
}
const leaves = (stage: Stage): void =>
  rustle(stage, { band: 3000, to: 1800, q: 0.7, peak: 0.1, length: 0.7, rise: 0.3 });
/** Ice that cracks far away. */
const ice = (stage: Stage): void =>
  tone(stage, { from: 1500 + Math.random() * 900, to: 700, peak: 0.03, length: 0.5, rise: 0.02 });

/** Water that runs over stones, far away. */
const water = (stage: Stage): void =>
  rustle(stage, { band: 900, to: 1300, q: 2.2, peak: 0.09, length: 1.6, rise: 0.7 });
const owl = (stage: Stage): void =>
  [0, 0.5, 0.68].forEach((wait) =>
    tone(later(stage, wait), { from: 390, to: 350, peak: 0.05, length: 0.34, rise: 0.08 }),
  );

const GUESTS: Record<Air, readonly ((stage: Stage) => void)[]> = {
  winter: [ice],
  spring: [bird, bird, bird],
  summer: [cricket, cricket, bird],
  autumn: [leaves, leaves, bird],
  night: [cricket, cricket, water, owl],
};

/** Seconds between one guest and the next, at least. */
const PAUSE = 2.5;

/** Begins to blow; what is returned lets it die away. */
export function blow(context: AudioContext, out: AudioNode, air: Air): () => void {
  const { pitch, sway, peak } = WINDS[air];
  const gain = context.createGain();
  gain.gain.setValueAtTime(0, context.currentTime);
  gain.gain.linearRampToValueAtTime(peak, context.currentTime + 3);
  const source = context.createBufferSource();
  source.buffer = noiseOf(context);
  source.loop = true;
  const filter = context.createBiquadFilter();
  filter.type = 'bandpass';
  filter.Q.value = 1.1;
  filter.frequency.value = pitch;
  const slow = context.createOscillator();
  slow.frequency.value = 0.11;
  const depth = context.createGain();
  depth.gain.value = sway;
  slow.connect(depth).connect(filter.frequency);
  source.connect(filter).connect(gain).connect(out);
  source.start();
  slow.start();
  const timer = setInterval(() => {
    if (context.state !== 'running' || Math.random() < 0.4) return;
    const guests = GUESTS[air];
    const guest = guests[Math.floor(Math.random() * guests.length)];
    guest({ context, out, at: context.currentTime + Math.random() });
  }, PAUSE * 1000);
  return () => {
    clearInterval(timer);
    const end = context.currentTime + 1.5;
    gain.gain.cancelScheduledValues(context.currentTime);
    gain.gain.setTargetAtTime(0, context.currentTime, 0.4);
    source.stop(end);
    slow.stop(end);
  };
}
