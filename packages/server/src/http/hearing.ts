/** Who does not read what we send is cut off: else it would fill our memory. It can come back and resume. */
import type { WebSocket } from 'ws';

const MOST_UNSENT = 4 * 1024 * 1024;

/** May something be said to it? Whoever has left too much unread is gone then. */
export function canHear(socket: WebSocket): boolean {
  if (socket.readyState !== socket.OPEN) return false;
  if (socket.bufferedAmount <= MOST_UNSENT) return true;
  socket.terminate();
  return false;
}
