/** The Market: a stall with two signs, and goods that change from one to the other (16.11). */
import { GOODS } from '@evervale/everdell';
import { GoodRow } from '../art/Goods.tsx';
import { Quill } from '../../common/Quill.tsx';
import { Stall } from '../art/Stall.tsx';
import { useTable } from '../context.ts';
import { Standing } from './Spots.tsx';
import { Target } from './Target.tsx';

function Ware({ id }: { id: string }) {
  const { words } = useTable();
  const { shows, cards } = GOODS.find((good) => good.id === id)!;
  return (
    <Target
      target={`good/${id}`}
      kind="good"
      id={id}
      label={words.name(id)}
      silent
      className="ware"
    >
      <GoodRow amounts={{ ...shows, card: cards }} spread={false} />
    </Target>
  );
}

function Side({ act, wares }: { act: 'buy' | 'sell'; wares: readonly string[] }) {
  const { words } = useTable();
  return (
    <span className="market-side">
      <b>{words.t(`market.${act}`)}</b>
      {wares.map((id) => (
        <Ware key={id} id={id} />
      ))}
    </span>
  );
}

export function Market() {
  const { view, words } = useTable();
  const { market } = view;
  if (market === null) return null;
  return (
    <div className="market" role="group" aria-label={words.name('market')}>
      <Target
        target="place/market"
        kind="place"
        id="market"
        label={words.name('market')}
        className="spot spot-shared market-stall"
      >
        <Stall />
        <span className="spot-ring">
          <Standing workers={market.workers} place="market" />
        </span>
        <span className="plank">
          <span className="plank-text">{words.name('market')}</span>
          <Quill title={words.t('card.original')} />
        </span>
      </Target>
      <span className="market-sides">
        <Side act="buy" wares={market.buying} />
        <Side act="sell" wares={market.selling} />
      </span>
    </div>
  );
}
