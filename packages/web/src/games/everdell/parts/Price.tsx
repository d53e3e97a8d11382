/** What was paid for something, behind the sentence that tells it. */
import type { Action } from '../../common/actions.ts';
import { GoodRow } from '../art/Goods.tsx';
import type { Table } from '../context.ts';
import { priceOf } from '../model/price.ts';

export function Price({ action, words }: { action: Action; words: Table['words'] }) {
  const price = priceOf(action);
  if (price === null) return null;
  const { amounts, said } = price;
  return (
    <>
      {' '}
      <span className="log-price" title={words.print(said)}>
        <GoodRow amounts={amounts} spread={false} />
        <span className="sr">{words.print(said)}</span>
      </span>
    </>
  );
}
