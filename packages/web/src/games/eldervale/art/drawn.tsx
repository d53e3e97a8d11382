/** A drawing as an element that fits into a page as well as into another drawing. */
import type { SVGProps } from 'react';
import { addressOf, type Box } from './sheet.ts';

/** Where it stands inside another drawing, or how large on the page. */
export type Place = Pick<
  SVGProps<SVGSVGElement>,
  'x' | 'y' | 'width' | 'height' | 'className' | 'style' | 'opacity'
>;

interface Props extends Place {
  readonly box: Box;
  readonly name: string;
  readonly draw: () => string;
}

/** The name stands beside it: a drawing adds nothing for those who cannot see it. */
export function Drawn({ box, name, draw, ...place }: Props) {
  const [x, y, w, h] = box;
  return (
    <svg
      viewBox={`${x} ${y} ${w} ${h}`}
      preserveAspectRatio="xMidYMax meet"
      aria-hidden="true"
      {...place}
    >
      <image href={addressOf(name, box, draw)} x={x} y={y} width={w} height={h} />
    </svg>
  );
}
