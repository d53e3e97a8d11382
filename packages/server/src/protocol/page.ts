/** The list of commands in docs/protocol.md, made from their schemas. */
import { WATCHING } from '@evervale/protocol';
import { z } from 'zod';
import { COMMANDS } from './commands.ts';

interface Field {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Field[];
  readonly oneOf?: readonly Field[];
}

interface Shape {
  readonly properties?: Record<string, Field>;
  readonly required?: readonly string[];
}

/** A Markdown table of everything a client can send. */
export function commandTable(): string {
  const rows = COMMANDS.map(({ name, who, http, input, about }) =>
    row(name, http ? `${who}, HTTP only` : who, input, about),
  );
  const watching = Object.entries(WATCHING).map(([name, input]) =>
    row(name, 'WebSocket only', input, input.description ?? ''),
  );
  return [
    '| Command | Who | Fields (`?`: may be left out) | What |',
    '|---|---|---|---|',
    ...watching,
    ...rows,
  ].join('\n');
}

function row(name: string, who: string, input: z.ZodType, about: string): string {
  const { properties = {}, required = [] } = z.toJSONSchema(input, { io: 'input' }) as Shape;
  const fields = Object.entries(properties).map(
    ([key, field]) => `${key}${required.includes(key) ? '' : '?'}: ${kindOf(field)}`,
  );
  return `| \`${name}\` | ${who} | ${fields.join('; ') || '–'} | ${about} |`;
}

function kindOf({ type, const: only, enum: several, anyOf, oneOf }: Field): string {
  if (only !== undefined) return JSON.stringify(only);
  if (several !== undefined) return several.map(String).join(' \\| ');
  const either = anyOf ?? oneOf;
  if (either !== undefined) return [...new Set(either.map(kindOf))].join(' or ');
  return type ?? 'anything';
}
