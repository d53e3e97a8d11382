/** A table in this browser: the engine runs in a worker, the record is kept in the browser. */
import { saveTable } from '../saved.ts';
import type { Snapshot, TableConfig, TableSource } from '../source.ts';
import type { ToWorker } from './worker.ts';

interface Line {
  readonly post: (message: ToWorker) => void;
  readonly source: TableSource;
}

function openWorker(heard: (snapshot: Snapshot) => void): Line {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const listeners = new Set<(snapshot: Snapshot) => void>();
  const post = (message: ToWorker): void => worker.postMessage(message);
  worker.addEventListener('message', ({ data }: MessageEvent<Snapshot>) => {
    heard(data);
    listeners.forEach((listener) => listener(data));
  });
  return {
    post,
    source: {
      subscribe(listener) {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
      send: (intent) => post({ type: 'intent', intent }),
      close: () => worker.terminate(),
    },
  };
}

export function localSource(config: TableConfig, picks: readonly number[]): TableSource {
  const { post, source } = openWorker((snapshot) =>
    saveTable({
      config: snapshot.config,
      picks: snapshot.picks,
      over: snapshot.outcome !== null,
    }),
  );
  post({ type: 'open', config, picks });
  return source;
}

export interface ReplaySource extends TableSource {
  /** Shows the game after so many picks, as a seat saw it. */
  readonly seek: (at: number, seat: number) => void;
}

export function replaySource(config: TableConfig, picks: readonly number[]): ReplaySource {
  const { post, source } = openWorker(() => {});
  return {
    ...source,
    seek: (at, seat) => post({ type: 'open', config, picks: picks.slice(0, at), watching: seat }),
  };
}
