import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { openApi, socketSchema } from './documents.ts';
import { commandTable } from './page.ts';

it('docs/protocol.md lists every command as its schema has it', () => {
  const page = readFileSync(new URL('../../../../docs/protocol.md', import.meta.url), 'utf8');
  expect(page).toContain(commandTable());
});

it('the documents for programs describe every command and refuse unknown fields', () => {
  const { paths } = openApi();
  expect(Object.keys(paths)).toContain('/api/v1/pick');
  const pick = socketSchema().oneOf.find(({ properties }) => properties.type.const === 'pick');
  expect(pick).toMatchObject({ additionalProperties: false });
  expect(pick?.required).toEqual(['type', 'table', 'seat', 'at']);
  const { oneOf } = socketSchema().$defs.fromServer;
  expect(oneOf).toContainEqual(
    expect.objectContaining({ required: ['type', 'table', 'seat'], additionalProperties: false }),
  );
});
