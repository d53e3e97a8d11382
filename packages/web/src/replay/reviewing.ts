/** A review under way: the worker that makes it, and what it has to say. */
import type { ReviewNews, ReviewWish } from './reviewWorker.ts';

/** Begins a review; what comes back ends it. */
export function beginReview(wish: ReviewWish, hear: (news: ReviewNews) => void): () => void {
  const worker = new Worker(new URL('./reviewWorker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<ReviewNews>) => {
    hear(data);
    if (data.type === 'done') worker.terminate();
  });
  worker.postMessage(wish);
  return () => worker.terminate();
}
