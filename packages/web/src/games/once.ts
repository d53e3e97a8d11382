/** Loads each thing once: `use` of React wants the same promise every time. */
export function once<T>(load: (id: string) => Promise<T>): (id: string) => Promise<T> {
  const loaded = new Map<string, Promise<T>>();
  return (id) => {
    const found = loaded.get(id) ?? load(id);
    loaded.set(id, found);
    return found;
  };
}
