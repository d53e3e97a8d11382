/** Figures as they stand somewhere: a Unit, a Monster or a Mercenary, whoever it belongs to. */
import type { FigureView, View } from '@evervale/eldervale';
import { MercenaryFigure, MonsterFigure, UnitFigure } from '../art/index.ts';
import { isMercenary, isMonster } from '../model/board.ts';

/** Width and height of each kind, in the units of the map. */
const SIZES: Readonly<Record<string, readonly [number, number]>> = {
  worker: [92, 114],
  warrior: [96, 119],
  wizard: [96, 119],
  dragon: [136, 116],
  mercenary: [98, 111],
  monster: [156, 158],
};

export const sizeOf = (unit: string): readonly [number, number] =>
  SIZES[isMonster(unit) ? 'monster' : isMercenary(unit) ? 'mercenary' : unit];

interface Props {
  readonly view: View;
  readonly figure: FigureView;
  readonly className?: string;
  readonly x?: number;
  readonly y?: number;
  readonly width?: number;
  readonly height?: number;
}

export function Figure({ view, figure, ...place }: Props) {
  const { seat, unit } = figure;
  const player = seat === null ? null : view.seats[seat];
  const element = player?.element ?? 'order';
  if (isMonster(unit)) {
    return (
      <MonsterFigure
        monster={unit}
        legendary={unit.startsWith('legendary')}
        dormant={view.peace && seat === null}
        {...(player && { dominatedBy: element })}
        {...place}
      />
    );
  }
  if (isMercenary(unit)) return <MercenaryFigure mercenary={unit} owner={element} {...place} />;
  return (
    <UnitFigure
      kind={unit as 'worker'}
      faction={player?.faction ?? `${element}-a`}
      element={element}
      {...place}
    />
  );
}
