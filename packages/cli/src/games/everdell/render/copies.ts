/** Each of several cards once, with how often it is there, in the order of the first ones. */
export function copiesOf(ids: readonly string[]): [id: string, n: number][] {
  const copies = new Map<string, number>();
  for (const id of ids) copies.set(id, (copies.get(id) ?? 0) + 1);
  return [...copies];
}
