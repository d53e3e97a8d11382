/** What a command takes and gives. */
import { z } from 'zod';

export interface Contract {
  readonly input: z.ZodType;
  readonly result: z.ZodType;
}

/** Of a command that takes nothing, or has nothing to tell. */
export const nothing: z.ZodType<object, object> = z.strictObject({});
