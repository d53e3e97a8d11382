/** The client is built and served while the browser tests run. */
import type { TestProject } from 'vitest/node';
import { serveClient } from './client.ts';

declare module 'vitest' {
  interface ProvidedContext {
    address: string;
    /** Where the built client lies. */
    client: string;
  }
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { address, folder, close } = await serveClient();
  project.provide('address', address);
  project.provide('client', folder);
  return close;
}
