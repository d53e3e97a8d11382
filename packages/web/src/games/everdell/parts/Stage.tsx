/** The middle of the table, where what others do is seen first: their card, who plays it and for what. */
import { useEffect, type CSSProperties } from 'react';
import { Animal } from '../../../art/people/Animal.tsx';
import { GoodRow } from '../art/Goods.tsx';
import { Tick } from '../../common/Signs.tsx';
import { useTable } from '../context.ts';
import type { Scene } from '../model/scene.ts';
import { seatLook } from '../model/seats.ts';
import { CardFace } from './CardFace.tsx';
import { ActionCard } from './Lair.tsx';
import { PlotShown } from './Modules.tsx';

interface Props {
  readonly scene: Scene;
  /** It has been shown: only its picture stays until it has flown. */
  readonly gone: boolean;
  readonly skip: () => void;
}

export function Stage({ scene, gone, skip }: Props) {
  const { view, names, words } = useTable();
  const look = seatLook(view, scene.seat);
  useEffect(() => {
    if (gone) return undefined;
    const onKey = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      event.stopPropagation();
      skip();
    };
    addEventListener('keydown', onKey, true);
    return () => removeEventListener('keydown', onKey, true);
  }, [gone, skip]);
  if (scene.kind === 'nightweave') {
    return (
      <div className={`stage-play ${gone ? 'gone' : ''}`} aria-hidden={gone} onClick={skip}>
        <div className="stage-card stage-lair" key={`${scene.seat} ${scene.card}`}>
          <p role="status">
            <Animal look={look} />
            <b>{names[scene.seat]}</b>
          </p>
          <ActionCard her={scene.her} />
          {scene.plot !== null && <PlotShown id={scene.plot} />}
        </div>
      </div>
    );
  }
  const paid = Object.keys(scene.paid).length > 0;
  return (
    <div className={`stage-play ${gone ? 'gone' : ''}`} aria-hidden={gone} onClick={skip}>
      <div
        className="stage-card"
        key={`${scene.seat} ${scene.card}`}
        style={{ '--seat': look.color } as CSSProperties}
      >
        <p role="status">
          <Animal look={look} />
          <b>{names[scene.seat]}</b>
          {paid && <GoodRow amounts={scene.paid} spread={false} />}
          {scene.home !== null && (
            <span>
              {words.name(scene.home)} <Tick />
            </span>
          )}
        </p>
        <div data-anchor={gone ? 'stage' : undefined}>
          <CardFace id={scene.card} size="large" words={words} />
        </div>
      </div>
    </div>
  );
}
