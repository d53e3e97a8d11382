/** A card that somebody else uses: in the middle of the table, large enough to be read. */
import type { CSSProperties } from 'react';
import { useGame } from '../../../shell/useGame.ts';
import { CardPicture, Rune } from '../art/index.ts';
import { useTable } from '../context.ts';
import { cardOf, magicOf } from '../model/board.ts';
import { goodsOf } from '../model/saying.ts';
import type { CardScene } from '../model/scene.ts';
import { tonesOf } from '../model/tones.ts';
import { PriceRow } from './Adventure.tsx';
import { Portrait } from './Seats.tsx';
import { Signed } from './Signed.tsx';

export function Shown({ scene, skip }: { scene: CardScene; skip: () => void }) {
  const { view, words } = useTable();
  const { lookup } = useGame();
  const { card: id, seat, line } = scene;
  const bought = cardOf(id);
  const magic = magicOf(id);
  const element = bought?.element ?? (magic?.type === 'spell' ? magic.element : null);
  const player = view.seats[seat];
  const tones = tonesOf(element);
  return (
    <div className="shown" onClick={skip}>
      <div
        className="shown-card"
        key={`${seat} ${id}`}
        style={
          {
            '--seat': tonesOf(player?.element ?? null).middle,
            '--deep': tones.dark,
            '--tone': tones.middle,
          } as CSSProperties
        }
      >
        <p role="status">
          {player && <Portrait player={player} />}
          <b>{words.print({ key: line, args: argsOf(id, seat) })}</b>
        </p>
        <div className="shown-picture">
          <CardPicture card={id} />
        </div>
        <h3>
          {element !== null && <Rune element={element} />}
          {words.name(id)}
        </h3>
        <Signed text={lookup.find(id)?.text()} className="shown-text" />
        {bought !== undefined && <PriceRow goods={goodsOf(bought.cost)} />}
      </div>
    </div>
  );
}

const argsOf = (id: string, seat: number) => ({
  player: { key: 'player', args: { seat } },
  card: { key: 'name', args: { id } },
});
