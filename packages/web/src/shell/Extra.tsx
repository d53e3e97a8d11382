/** Room for something without which a table is still a table: if it does not come, the room stays empty. */
import { Suspense, type ReactNode } from 'react';
import { Boundary } from './Boundary.tsx';
import { isMissing } from './part.ts';

function nothing(error: unknown): null {
  if (isMissing(error)) return null;
  throw error;
}

export function Extra({ children }: { children: ReactNode }) {
  return (
    <Boundary instead={nothing}>
      <Suspense>{children}</Suspense>
    </Boundary>
  );
}
