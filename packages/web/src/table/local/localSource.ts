/** A table in this browser: the engine runs in a worker, the record is kept in the browser. */
import { saveTable } from '../saved.ts';
import type { Snapshot, TableConfig, TableSource } from '../source.ts';
import type { ToWorker } from './worker.ts';

export function localSource(
  config: TableConfig,
  picks: readonly number[],
  thinking: number,
): TableSource {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const listeners = new Set<(snapshot: Snapshot) => void>();
  const post = (message: ToWorker): void => worker.postMessage(message);
  worker.addEventListener('message', ({ data }: MessageEvent<Snapshot>) => {
    saveTable({ config, picks: data.record?.picks ?? [], over: data.outcome !== null });
    listeners.forEach((listener) => listener(data));
  });
  post({ type: 'open', config, picks, thinking });
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    send: (intent) => post({ type: 'intent', intent }),
    close: () => worker.terminate(),
  };
}
