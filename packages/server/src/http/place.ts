/** From where a connection comes, and who may use it. */
import { Refused } from '../refused.ts';

export interface Place {
  readonly address: string;
  /** False if this person has enough connections already. */
  admit(person: string): boolean;
}

export function tooManyConnections(): Refused {
  return new Refused('limit', 'you have too many connections: close some first');
}
