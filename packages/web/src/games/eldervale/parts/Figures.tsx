/** Figures as they stand somewhere: a Unit, a Monster or a Mercenary, whoever it belongs to. */
import type { FigureView, View } from '@evervale/eldervale';
import { MercenaryFigure, MonsterFigure, UnitFigure } from '../art/index.ts';
import { isMercenary, isMonster } from '../model/board.ts';

/** Width and height of each kind, in the units of the map. */
const SIZES: Readonly<Record<string, readonly [number, number]>> = {
  worker: [58, 76],
  warrior: [72, 92],
  wizard: [68, 98],
  dragon: [118, 104],
  mercenary: [74, 92],
  monster: [136, 150],
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
