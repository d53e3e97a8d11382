/**
 * Finds out who is gone without a goodbye. Whoever has sent anything is there; who is silent is pinged,
 * and cut off when that is not answered either. Everybody is looked at at a moment of his own: to ping
 * thousands at once would keep all others waiting, and their answers would come all at once too.
 */
import type { WebSocket } from 'ws';

/** Milliseconds from one group to the next. */
const BEAT = 100;
/** So many groups: everybody's turn comes every fifteen seconds. */
const GROUPS = 150;
/** Silent for so many turns: pinged after fifteen to thirty seconds, cut off thirty seconds later. */
const PINGED = 2;
const CUT_OFF = 4;

/** How much has come from somebody, in bytes. */
interface Line {
  readonly bytesRead: number;
}

interface Pulse {
  readonly socket: WebSocket;
  readonly line: Line;
  /** What had come from it when it was looked at last. */
  read: number;
  /** For so many turns nothing has come. */
  silent: number;
  /** It was pinged and has not answered just that. */
  asked: boolean;
}

export class Heartbeat {
  private readonly groups = Array.from({ length: GROUPS }, () => new Set<Pulse>());
  private next = 0;
  private readonly timer = setInterval(() => this.beat(), BEAT).unref();

  /** From now on it is looked whether it is there, until it closes. */
  watch(socket: WebSocket, line: Line): Pulse {
    const pulse = { socket, line, read: line.bytesRead, silent: 0, asked: false };
    const smallest = this.groups.reduce((least, group) =>
      group.size < least.size ? group : least,
    );
    smallest.add(pulse);
    socket.on('close', () => smallest.delete(pulse));
    return pulse;
  }

  private beat(): void {
    for (const pulse of this.groups[this.next]) feel(pulse);
    this.next = (this.next + 1) % GROUPS;
  }

  stop(): void {
    clearInterval(this.timer);
  }
}

/** Was this answer asked for? Then it is free. */
export function answered(pulse: Pulse): boolean {
  const { asked } = pulse;
  pulse.asked = false;
  return asked;
}

function feel(pulse: Pulse): void {
  const { bytesRead } = pulse.line;
  pulse.silent = bytesRead === pulse.read ? pulse.silent + 1 : 0;
  pulse.read = bytesRead;
  if (pulse.silent === PINGED) {
    pulse.asked = true;
    pulse.socket.ping();
  } else if (pulse.silent >= CUT_OFF) pulse.socket.terminate();
}
