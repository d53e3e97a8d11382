/** Small changes of a program that a test should notice, all of them in one program. */
import { parseAst } from 'rolldown/parseAst';

export interface Mutant {
  readonly file: string;
  readonly line: number;
  /** What stands there, and what stands there instead. */
  readonly from: string;
  readonly to: string;
}

/** A node of the syntax tree, as far as it is looked at here. */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly operator?: string;
  readonly init?: Node | null;
  readonly test?: Node;
  readonly left?: Node;
  readonly right?: Node;
  readonly argument?: Node | null;
  readonly callee?: Node;
  readonly expression?: Node | boolean;
  readonly value?: unknown;
}

/** A place of the source and what may stand there. */
interface Place {
  readonly node: Node;
  readonly to: string;
  /** It is a statement that can be left out, not an expression with another one instead. */
  readonly isStatement: boolean;
}

const SWAPS: Readonly<Record<string, string>> = {
  '===': '!==',
  '!==': '===',
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '&&': '||',
  '||': '&&',
  '+=': '-=',
  '-=': '+=',
};

/** Lines on which nothing is carried out, or only what is told about it. */
const SKIPPED = /emit\.sink|text: t\(|key: |^\s*throw /;

/** Every mutant of a source, and the source with all of them in it: `at(i)` says which one is on. */
export function mutate(
  file: string,
  source: string,
  first: number,
): { mutants: Mutant[]; code: string } {
  const places: Place[] = [];
  const lines = source.split('\n');
  const lineAt = (at: number): number => source.slice(0, at).split('\n').length;
  walk(parseAst(source, { lang: 'ts' }), source, (node, isBound) => {
    if (SKIPPED.test(lines[lineAt(node.start) - 1])) return;
    places.push(...(isBound ? boundAt(node, source) : placesAt(node, source)));
  });
  return {
    mutants: places.map(({ node, to }) => ({
      file,
      line: lineAt(node.start),
      from: oneLine(source.slice(node.start, node.end)),
      to: oneLine(to),
    })),
    code: withAll(source, places, first),
  };
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ');
}

/** `isBound`: it says where a loop with a counter begins or ends. */
type Visit = (node: Node, isBound: boolean) => void;

function walk(node: Node, source: string, visit: Visit, isBound = false): void {
  if (isTelling(node, source)) return;
  visit(node, isBound);
  for (const child of Object.values(node)) {
    const kids: unknown[] = Array.isArray(child) ? child : [child];
    for (const kid of kids) {
      if (isNode(kid)) walk(kid, source, visit, isBound || isBoundOf(node, kid));
    }
  }
}

function isBoundOf({ type, init, test }: Node, kid: Node): boolean {
  return type === 'ForStatement' && (kid === init || kid === test);
}

/** What is told to whoever listens changes nothing in the game. */
function isTelling({ type, test }: Node, source: string): boolean {
  return type === 'IfStatement' && source.slice(test!.start, test!.end).includes('emit.sink');
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}

function placesAt(node: Node, source: string): Place[] {
  const text = ({ start, end }: Node): string => source.slice(start, end);
  const instead = (to: string): Place[] => [{ node, to, isStatement: false }];
  switch (node.type) {
    case 'BinaryExpression':
    case 'LogicalExpression':
    case 'AssignmentExpression':
      return operatorAt(node, source).flatMap(instead);
    case 'CallExpression':
      if (text(node.callee!) === 'Math.min') return instead(`Math.max${afterCallee(node, source)}`);
      if (text(node.callee!) === 'Math.max') return instead(`Math.min${afterCallee(node, source)}`);
      return [];
    case 'ReturnStatement':
      return node.argument ? returnedAt(node.argument) : [];
    case 'ContinueStatement':
      return [{ node, to: 'nothing', isStatement: true }];
    case 'ExpressionStatement':
      return isNode(node.expression) && node.expression.type === 'CallExpression'
        ? [{ node, to: 'nothing', isStatement: true }]
        : [];
    default:
      return [];
  }
}

/** A loop leaves out its last place: behind it mostly lies an empty one, and a look there changes nothing. */
function boundAt(node: Node, source: string): Place[] {
  const { operator, start, end, left, right } = node;
  const instead = (to: string): Place[] => [{ node, to, isStatement: false }];
  const before = left ? source.slice(start, left.end) : '';
  if (operator === '<') return instead(`${before} + 1${source.slice(left!.end, end)}`);
  if (operator === '-' && right?.value === 1) return instead(`${before} - 2`);
  return placesAt(node, source);
}

function afterCallee({ callee, end }: Node, source: string): string {
  return source.slice(callee!.end, end);
}

/** Between the two sides there may be brackets beside the operator: they stay. */
function operatorAt({ start, end, operator = '', left, right }: Node, source: string): string[] {
  const swap = SWAPS[operator];
  if (swap !== undefined) {
    const between = source.slice(left!.end, right!.start).replace(operator, swap);
    return [source.slice(start, left!.end) + between + source.slice(right!.start, end)];
  }
  if (right!.value !== 1 || (operator !== '+' && operator !== '-')) return [];
  return [source.slice(start, right!.start) + (operator === '+' ? '2' : '0')];
}

/** Another answer: the opposite, or none where one is handed on. */
function returnedAt(argument: Node): Place[] {
  const instead = (to: string): Place[] => [{ node: argument, to, isStatement: false }];
  if (argument.value === true) return instead('false');
  if (argument.value === false) return instead('true');
  const isCall = argument.type === 'CallExpression' || argument.type === 'UnaryExpression';
  return isCall && argument.operator !== '!' && argument.operator !== '-'
    ? instead('undefined')
    : [];
}

/**
 * `a < b` becomes `(at(7)?(a <= b):(a < b))`, a statement `{if(!at(8)) …}`. Only one mutant is ever on,
 * so what stands instead needs no others inside.
 */
function withAll(source: string, places: readonly Place[], first: number): string {
  const before = new Map<number, string>();
  const after = new Map<number, string>();
  places.forEach(({ node, to, isStatement }, i) => {
    const on = `__at(${first + i})`;
    const open = isStatement ? `{if(!${on})` : `(${on}?(${to}):(`;
    // Outer nodes come first: their brackets stand outside.
    before.set(node.start, (before.get(node.start) ?? '') + open);
    after.set(node.end, (isStatement ? '}' : '))') + (after.get(node.end) ?? ''));
  });
  let code = '';
  for (let i = 0; i <= source.length; i++) {
    code += (after.get(i) ?? '') + (before.get(i) ?? '') + (source[i] ?? '');
  }
  return code;
}

/** Every `n`-th or so, the same ones every time. */
export function sampleOf<T>(all: readonly T[], size: number): T[] {
  const step = Math.max(1, all.length / size);
  return Array.from({ length: Math.min(size, all.length) }, (_, i) => all[Math.floor(i * step)]);
}
