/** The lesson that the address names, or the list of lessons. */
import type { ComponentType } from 'react';
import { Redirect, useParams } from 'wouter';

interface Props<Id extends string> {
  readonly game: string;
  readonly ids: readonly Id[];
  readonly Room: ComponentType<{ readonly id: Id }>;
}

export function LessonRoute<Id extends string>({ game, ids, Room }: Props<Id>) {
  const { lesson } = useParams();
  const id = ids.find((one) => one === lesson);
  return id === undefined ? <Redirect to={`/${game}/learn`} /> : <Room key={id} id={id} />;
}
