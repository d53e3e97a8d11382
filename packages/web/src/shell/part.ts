/**
 * Parts of the client are loaded when they are wanted, and a line may be down just then, or a new version of
 * the server has other files. Browsers remember that a part did not come and ask for it again only when the
 * page is loaded anew: so that is done, once there is a server again. Tables are kept move by move.
 */
import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

const PAUSE = 1500;
/** A part that is missing again so soon is not to be had: that is said instead of trying for ever. */
const SOON = 30_000;
const LAST = 'evervale.loadedAnew';

/** What browsers say about a part that did not come; anything else is a fault of the part itself. */
export const isMissing = (error: unknown): boolean =>
  error instanceof Error && /import|preload/i.test(error.message);

async function loadAnew(): Promise<void> {
  while (!(await fetch('/', { cache: 'no-store' }).catch(() => null))?.ok) {
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
  sessionStorage.setItem(LAST, String(Date.now()));
  location.reload();
}

/** What the screen cannot do without. */
export async function needed<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    const last = Number(sessionStorage.getItem(LAST) ?? 0);
    if (!isMissing(error) || Date.now() - last < SOON) throw error;
    await loadAnew();
    // Nothing is shown in the moment that is left.
    return new Promise<never>(() => {});
  }
}

type Named<Name extends string, Props> = () => Promise<
  Readonly<Record<Name, ComponentType<Props>>>
>;

async function componentIn<Name extends string, Props>(
  file: ReturnType<Named<Name, Props>>,
  name: Name,
): Promise<{ default: ComponentType<Props> }> {
  return { default: (await file)[name] };
}

/** A component by its name, in a file that is loaded with its first use. */
export function part<Name extends string, Props>(
  load: Named<Name, Props>,
  name: Name,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(() => componentIn(needed(load), name));
}

/** The same, for what stands in an `Extra`: it may fail to come. */
export function extra<Name extends string, Props>(
  load: Named<Name, Props>,
  name: Name,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(() => componentIn(load(), name));
}
