/** One window plays a table of this browser: whichever opened it last. The others step back. */
import { useCallback, useEffect, useRef, useState } from 'react';

export function useOnlyWindow(id: string): {
  readonly here: boolean;
  readonly takeOver: () => void;
} {
  const [here, setHere] = useState(true);
  const wire = useRef<BroadcastChannel | null>(null);
  useEffect(() => {
    const channel = new BroadcastChannel(`evervale.table.${id}`);
    wire.current = channel;
    // A message never comes back to the window that sent it.
    channel.addEventListener('message', () => setHere(false));
    channel.postMessage('mine');
    return () => channel.close();
  }, [id]);
  const takeOver = useCallback(() => {
    wire.current?.postMessage('mine');
    setHere(true);
  }, []);
  return { here, takeOver };
}
