// Reads the titles of tests out of a TypeScript source, without running it: which rules a test holds
// is written in its title. A small reader of tokens is enough, and unlike a search by pattern it is
// not fooled by comments, nested quotes or tests that are switched off.

/** A test (or a group of tests) and the rules that its title or its table of cases names. */
export interface TitledTest {
  readonly title: string;
  readonly ids: readonly string[];
}

type Kind = 'name' | 'text' | 'mark';

interface Token {
  readonly kind: Kind;
  readonly text: string;
}

const RUNNERS = new Set(['it', 'test', 'describe']);
const TABLE_MODIFIERS = new Set(['each', 'for']);
// A test with one of these does not run, may not run, or proves the contrary.
const HOLDS_NOTHING = new Set(['skip', 'skipIf', 'runIf', 'todo', 'fails']);

// Everdell: 6.33, INNKEEPER.3; Eldervale: E15.3, ER-41, E-AIR-A.1; decisions of our own: R-60.
const ID = String.raw`(?:\d+\.\d+|[A-Z]+\.\d+|R-\d+|E\d+\.\d+|ER-\d+|E-[A-Z0-9-]+\.\d+)`;
const ONE_ID = new RegExp(`^${ID}$`);
const ONLY_IDS = new RegExp(`^${ID}(?:, *${ID})*$`);

export function titledTests(source: string): TitledTest[] {
  const tokens = tokenize(source);
  const tests: TitledTest[] = [];
  for (let at = 0; at < tokens.length; at++) {
    if (!RUNNERS.has(tokens[at].text) || tokens[at].kind !== 'name') continue;
    if (tokens[at - 1]?.text === '.') continue;
    const call = readCall(tokens, at);
    if (!call) continue;
    if (call.holdsNothing) {
      at = call.end;
    } else {
      const ids = [...idsInTitle(call.title), ...call.table.flatMap(idsInCell)];
      tests.push({ title: call.title, ids: [...new Set(ids)] });
    }
  }
  return tests;
}

/** The ids in parentheses: "one advantage per card (6.33, INNKEEPER.3)". */
function idsInTitle(title: string): string[] {
  const groups = title.match(/\([^()]*\)/g) ?? [];
  return groups
    .flatMap((group) => group.slice(1, -1).split(','))
    .map((part) => part.trim())
    .filter((part) => ONE_ID.test(part));
}

/** A cell of a table of cases may also be nothing but ids: `['Mine', 'MINE.1']`. */
function idsInCell(cell: string): string[] {
  return ONLY_IDS.test(cell) ? cell.split(/, */) : idsInTitle(cell);
}

interface Call {
  readonly title: string;
  readonly table: readonly string[];
  readonly holdsNothing: boolean;
  /** The token that closes the call. */
  readonly end: number;
}

/** Reads `it(…)`, `it.each(…)(…)`, ``it.each`…`(…)`` and the like, starting at the runner's name. */
function readCall(tokens: readonly Token[], start: number): Call | undefined {
  const table: string[] = [];
  let holdsNothing = false;
  let modifier = '';
  for (let at = start + 1; at < tokens.length;) {
    const { kind, text } = tokens[at];
    const hasTable = TABLE_MODIFIERS.has(modifier);
    if (text === '.' && tokens[at + 1]?.kind === 'name') {
      modifier = tokens[at + 1].text;
      holdsNothing ||= HOLDS_NOTHING.has(modifier);
      at += 2;
    } else if (text === '<' && kind === 'mark') {
      at = endOfTypes(tokens, at) + 1;
    } else if (kind === 'text' && hasTable) {
      const end = endOfTemplate(tokens, at);
      table.push(...cells(tokens, at + 1, end + 1));
      modifier = '';
      at = end + 1;
    } else if (text === '(' && kind === 'mark') {
      const end = closing(tokens, at);
      if (!hasTable && !modifier.endsWith('If')) {
        return { title: firstArgument(tokens, at + 1, end), table, holdsNothing, end };
      }
      if (hasTable) table.push(...cells(tokens, at + 1, end));
      modifier = '';
      at = end + 1;
    } else {
      return undefined;
    }
  }
  return undefined;
}

function firstArgument(tokens: readonly Token[], from: number, to: number): string {
  let title = '';
  for (let at = from; at < to; at++) {
    if (opens(tokens[at])) at = closing(tokens, at);
    else if (tokens[at].kind === 'text') title += tokens[at].text;
    else if (tokens[at].text === ',') break;
  }
  return title;
}

/** Every text in a table of cases, also when the table is a constant of the same file. */
function cells(tokens: readonly Token[], from: number, to: number): string[] {
  const found: string[] = [];
  for (const token of tokens.slice(from, to)) {
    if (token.kind === 'text') found.push(token.text);
    else if (token.kind === 'name') found.push(...textsOfConstant(tokens, token.text));
  }
  return found;
}

function textsOfConstant(tokens: readonly Token[], name: string): string[] {
  const found: string[] = [];
  const declared = tokens.findIndex(
    ({ text }, at) => text === 'const' && tokens[at + 1]?.text === name,
  );
  if (declared < 0) return found;
  for (let at = declared + 2, depth = 0; at < tokens.length; at++) {
    const token = tokens[at];
    if (opens(token)) depth++;
    else if (closes(token)) depth--;
    else if (token.kind === 'text') found.push(token.text);
    else if (token.text === ';' && depth === 0) break;
  }
  return found;
}

const opens = ({ kind, text }: Token) => kind === 'mark' && /^(?:\(|\[|\{|\$\{)$/.test(text);
const closes = ({ kind, text }: Token) => kind === 'mark' && /^[)\]}]$/.test(text);

function closing(tokens: readonly Token[], open: number): number {
  let depth = 0;
  for (let at = open; at < tokens.length; at++) {
    if (opens(tokens[at])) depth++;
    else if (closes(tokens[at]) && --depth === 0) return at;
  }
  return tokens.length - 1;
}

/** The last token of a template that starts at `at`: its `${…}` follow it as tokens of their own. */
function endOfTemplate(tokens: readonly Token[], at: number): number {
  while (tokens[at + 1]?.text === '${') at = closing(tokens, at + 1);
  return at;
}

function endOfTypes(tokens: readonly Token[], open: number): number {
  let depth = 0;
  for (let at = open; at < tokens.length; at++) {
    if (tokens[at].text === '<') depth++;
    // The arrow of a function type is no closing bracket.
    else if (tokens[at].text === '>' && tokens[at - 1].text !== '=' && --depth === 0) return at;
  }
  return tokens.length - 1;
}

const SPACE_OR_COMMENT = /\s+|\/\/[^\n]*|\/\*[\s\S]*?\*\//y;
const NAME = /[\p{L}\p{N}_$]+/uy;
const QUOTED = /'(?:\\[\s\S]|[^'\\])*'|"(?:\\[\s\S]|[^"\\])*"/y;
const REGEX = /\/(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+\/\w*/y;
const TEMPLATE_PIECE = /(?:\\[\s\S]|\$(?!\{)|[^`\\$])*/y;

function tokenize(source: string): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  const match = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = at;
    const found = pattern.exec(source)?.[0];
    at += found?.length ?? 0;
    return found;
  };
  const push = (kind: Kind, text: string) => tokens.push({ kind, text });

  const readTemplate = () => {
    at += 1;
    const place = push('text', '') - 1;
    let text = match(TEMPLATE_PIECE)!;
    while (source.startsWith('${', at)) {
      at += 2;
      push('mark', '${');
      readUntilBrace();
      push('mark', '}');
      text += '…' + match(TEMPLATE_PIECE)!;
    }
    at += 1;
    tokens[place] = { kind: 'text', text: withoutEscapes(text) };
  };

  const readUntilBrace = () => {
    for (let depth = 0; at < source.length;) {
      if (match(SPACE_OR_COMMENT)) continue;
      const next = source[at];
      if (next === '`') {
        readTemplate();
        continue;
      }
      const quoted = match(QUOTED);
      const word = quoted === undefined ? match(NAME) : undefined;
      if (quoted !== undefined) push('text', withoutEscapes(quoted.slice(1, -1)));
      else if (word !== undefined) push('name', word);
      else if (next === '/' && regexMayStart(tokens.at(-1)) && match(REGEX)) push('mark', '/');
      else {
        at += 1;
        if (next === '{') depth++;
        if (next === '}' && depth-- === 0) return;
        push('mark', next);
      }
    }
  };

  while (at < source.length) readUntilBrace();
  return tokens;
}

/** After a value a slash divides; anywhere else it begins a regular expression. */
function regexMayStart(before: Token | undefined): boolean {
  if (!before) return true;
  if (before.kind === 'name') return before.text === 'return';
  return before.kind === 'mark' && !/^[)\]}/]$/.test(before.text);
}

const withoutEscapes = (text: string) => text.replaceAll(/\\([\s\S])/g, '$1');
