/** What is painted on the lid of a box, as the game draws it; nothing until it has come. */
import { Suspense } from 'react';
import { useClient } from './useGame.ts';

export function BoxPainting({ box }: { box: string }) {
  const { BoxPicture } = useClient();
  return (
    <span className="lid-picture">
      {BoxPicture && (
        <Suspense fallback={null}>
          <BoxPicture box={box} />
        </Suspense>
      )}
    </span>
  );
}
