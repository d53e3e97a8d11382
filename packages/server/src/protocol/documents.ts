/** The protocol as documents for programs, made from the schemas that check the messages. */
import { MESSAGES, WATCHING } from '@evervale/protocol';
import { z } from 'zod';
import { catchBreath, isTired } from '../table/breath.ts';
import type { Command } from './command.ts';
import { COMMANDS } from './commands.ts';

const VERSION = '1';

const made = new WeakMap<z.ZodType, Record<string, unknown>>();

function schemaOf(schema: z.ZodType): Record<string, unknown> {
  const found = made.get(schema);
  if (found) return found;
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: 'input' }) as Record<
    string,
    unknown
  >;
  made.set(schema, rest);
  return rest;
}

/** What takes long about the documents, in slices: anybody may ask for them, and nobody is to notice. */
export async function prepareDocuments(): Promise<void> {
  const inputs = COMMANDS.flatMap(({ input, result }) => [input, result]);
  for (const schema of [...inputs, ...Object.values(WATCHING), ...Object.values(MESSAGES)]) {
    schemaOf(schema);
    if (isTired()) await catchBreath();
  }
}

const REFUSAL = {
  type: 'object',
  properties: { code: { type: 'string' }, message: { type: 'string' } },
  required: ['code', 'message'],
};

/** OpenAPI for the commands over HTTP. */
export function openApi() {
  return {
    openapi: '3.1.0',
    info: { title: 'Evervale', version: VERSION },
    paths: Object.fromEntries(
      COMMANDS.map((command) => [`/api/v1/${command.name}`, pathOf(command)]),
    ),
    components: {
      securitySchemes: {
        person: { type: 'apiKey', in: 'cookie', name: 'evervale' },
        bot: { type: 'http', scheme: 'bearer' },
      },
    },
  };
}

function pathOf({ name, about, who, input, result }: Command) {
  const answer = (description: string, schema: object) => ({
    description,
    content: { 'application/json': { schema } },
  });
  const security = { anyone: [], person: [{ person: [] }], bot: [{ person: [] }, { bot: [] }] }[
    who
  ];
  return {
    post: {
      operationId: name,
      summary: about,
      security,
      requestBody: { content: { 'application/json': { schema: schemaOf(input) } } },
      responses: {
        200: answer('done', schemaOf(result)),
        default: answer('refused', REFUSAL),
      },
    },
  };
}

/** JSON Schema of everything that travels over the WebSocket: to the server, and from it in `$defs`. */
export function socketSchema() {
  const watching = Object.entries(WATCHING).map(([type, input]) => message(type, '', input));
  const commands = COMMANDS.filter(({ http }) => !http).map(({ name, about, input }) =>
    message(name, about, input),
  );
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: `Evervale: messages to the server, version ${VERSION}`,
    oneOf: [...watching, ...commands],
    $defs: {
      fromServer: {
        title: `Evervale: messages from the server, version ${VERSION}`,
        oneOf: Object.values(MESSAGES).map(schemaOf),
      },
    },
  };
}

function message(type: string, about: string, input: z.ZodType) {
  const schema = schemaOf(input) as {
    description?: string;
    properties?: object;
    required?: string[];
  };
  return {
    ...schema,
    description: about || schema.description,
    properties: {
      type: { const: type },
      id: { type: 'integer', minimum: 0 },
      ...schema.properties,
    },
    required: ['type', ...(schema.required ?? [])],
  };
}
