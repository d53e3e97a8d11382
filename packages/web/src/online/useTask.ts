/** Something that takes a while and can be refused: whether it runs, and why it was not granted. */
import { useCallback, useState } from 'react';
import { Denied } from '../table/remote/denied.ts';

export interface Task {
  readonly busy: boolean;
  readonly denied: { readonly command: string; readonly code: string } | null;
  /** True if it was granted. */
  readonly run: (command: string, work: () => Promise<unknown>) => Promise<boolean>;
}

export function useTask(): Task {
  const [state, setState] = useState<Pick<Task, 'busy' | 'denied'>>({ busy: false, denied: null });
  const run = useCallback<Task['run']>(async (command, work) => {
    setState({ busy: true, denied: null });
    try {
      await work();
      setState({ busy: false, denied: null });
      return true;
    } catch (error) {
      if (!(error instanceof Denied)) throw error;
      setState({ busy: false, denied: { command, code: error.code } });
      return false;
    }
  }, []);
  return { ...state, run };
}
