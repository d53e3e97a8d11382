/** Which lessons were taken to their end, kept in this browser under a name for each game. */
export function lessonsDone<Id extends string>(key: string, ids: readonly Id[]): ReadonlySet<Id> {
  const known: readonly string[] = ids;
  const kept = (localStorage.getItem(key) ?? '').split(' ');
  return new Set(kept.filter((id): id is Id => known.includes(id)));
}

export function lessonDone<Id extends string>(key: string, ids: readonly Id[], id: Id): void {
  localStorage.setItem(key, [...new Set([...lessonsDone(key, ids), id])].join(' '));
}
