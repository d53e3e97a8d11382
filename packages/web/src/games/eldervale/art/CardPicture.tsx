/** The picture of an Adventure or Magic card; the album comes with the first card that is shown. */
import { memo } from 'react';
import { Drawn } from './drawn.tsx';
import { icon } from './icons.ts';

interface Props {
  readonly card: string;
  readonly className?: string;
}

export const CardPicture = memo(function CardPicture({ card, className }: Props) {
  return (
    <Drawn
      box={[0, 0, 100, 90]}
      name={`card ${card}`}
      draw={() => icon('magic', 50, 45, 60)}
      {...(className !== undefined && { className })}
    />
  );
});
