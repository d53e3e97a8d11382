/** Plays sounds: one stage for the whole client, as loud as a person likes it. */
import { blow, type Air } from './ambience.ts';
import { SOUNDS, type SoundName } from './sounds.ts';

/** The ambience lies far below what happens. */
const FAR = 0.16;

export class Player {
  readonly #context = new AudioContext();
  readonly #loud = this.#context.createGain();
  readonly #far = this.#context.createGain();
  #air: { readonly name: Air; readonly stop: () => void } | null = null;

  constructor() {
    // Many sounds at once stay within bounds.
    const soft = this.#context.createDynamicsCompressor();
    this.#far.gain.value = FAR;
    this.#far.connect(this.#loud);
    this.#loud.connect(soft).connect(this.#context.destination);
    // Nobody listens to a table in a tab that is not shown.
    document.addEventListener('visibilitychange', () => {
      void (document.hidden ? this.#context.suspend() : this.#context.resume());
    });
  }

  /** 0 to 1, as the ear hears it. */
  setVolume(volume: number): void {
    this.#loud.gain.setTargetAtTime(volume ** 2, this.#context.currentTime, 0.02);
  }

  play(name: SoundName, wait = 0): void {
    if (this.#context.state === 'suspended') void this.#context.resume();
    SOUNDS[name]({
      context: this.#context,
      out: this.#loud,
      at: this.#context.currentTime + 0.01 + wait,
    });
  }

  setAir(air: Air | null): void {
    if (this.#air?.name === air) return;
    this.#air?.stop();
    this.#air = air && { name: air, stop: blow(this.#context, this.#far, air) };
  }
}
