/** A page about positions: its examples, which must be read, and what it says is refused. */

export interface PositionExample {
  readonly name: string;
  readonly input: unknown;
  readonly picks: readonly string[];
  /** Keys that must be offered then, things that are not possible with their reasons, the score. */
  readonly offers: readonly string[];
  readonly blocked: readonly (readonly [string, string])[];
  readonly score: string | undefined;
}

export interface PositionRefusal {
  readonly field: string;
  readonly input: unknown;
}

/** The fenced blocks of this kind. */
function blocks(markdown: string, kind: string): string[] {
  const found = markdown.matchAll(new RegExp(`^\`\`\`${kind}\\n(.*?)^\`\`\``, 'gms'));
  return Array.from(found, ([, body]) => body);
}

/** Lines with two slashes belong to the page, not to the format. */
const jsonOf = (block: string): unknown => JSON.parse(block.replace(/^\/\/.*$/gm, ''));
const comment = (block: string, name: string): string | undefined =>
  new RegExp(`^// ${name}: (.+)$`, 'm').exec(block)?.[1];
const several = (block: string, name: string): string[] => comment(block, name)?.split(' ; ') ?? [];

export function examplesIn(markdown: string): PositionExample[] {
  return blocks(markdown, 'json position').map((block) => ({
    name: comment(block, 'example') ?? '?',
    input: jsonOf(block),
    picks: several(block, 'picks'),
    offers: several(block, 'offers'),
    blocked: several(block, 'blocked').map((why) => why.split(' = ') as [string, string]),
    score: comment(block, 'score'),
  }));
}

export function refusalsIn(markdown: string): PositionRefusal[] {
  return blocks(markdown, 'json refused').map((block) => ({
    field: comment(block, 'field') ?? '?',
    input: jsonOf(block),
  }));
}
