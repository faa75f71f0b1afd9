import { parseSync } from 'oxc-parser';

/** One place of a screen, and what stands there instead of it. */
export type Mutant = { path: string; line: number; start: number; end: number; text: string; what: string };

type Node = { type: string; start: number; end: number } & Record<string, unknown>;
type Change = Pick<Mutant, 'start' | 'end' | 'text' | 'what'>;

/** What a person notices when it is gone: how a thing looks is not among it. */
const meaningful = /^(on[A-Z]\w*|disabled|validate|required|href|to|role|label|open|checked|value|aria-[a-z]+)$/;

/** Every mutant of a file: an attribute, a child or a hook's call taken away, a condition settled. */
export function mutantsOf(path: string, source: string): Mutant[] {
  const changes: Change[] = [];
  walk(parseSync(path, source).program as unknown as Node, null, (node, parent) => {
    const change = changeOf(node, parent, source);
    if (change) changes.push(change);
  });
  return changes.map(change => ({ path, line: source.slice(0, change.start).split('\n').length, ...change }));
}

export const mutated = (source: string, { start, end, text }: Pick<Mutant, 'start' | 'end' | 'text'>): string =>
  source.slice(0, start) + text + source.slice(end);

function changeOf(node: Node, parent: Node | null, source: string): Change | null {
  const without = ({ start, end }: Node) => ({ start, end, text: '', what: `without ${words(source, start, end)}` });
  if (node.type === 'JSXAttribute') return meaningful.test(nameOf(node['name'])) ? without(node) : null;
  if (node.type === 'JSXElement' || node.type === 'JSXExpressionContainer')
    return parent?.type === 'JSXElement' || parent?.type === 'JSXFragment' ? without(node) : null;
  if (node.type === 'ExpressionStatement') return isHook(node['expression'] as Node) ? without(node) : null;
  const test = testOf(node);
  if (!test) return null;
  const { start, end } = test;
  return { start, end, text: 'true', what: `always ${words(source, start, end)}` };
}

/** What decides: of `a && b` the first. */
function testOf(node: Node): Node | null {
  if (node.type === 'ConditionalExpression' || node.type === 'IfStatement') return node['test'] as Node;
  return node.type === 'LogicalExpression' && node['operator'] === '&&' ? (node['left'] as Node) : null;
}

const isHook = ({ type, callee }: Node) =>
  type === 'CallExpression' && /^use[A-Z]/.test((callee as { name?: string }).name ?? '');

/** `aria-label` is one name, `xlink:href` two: those are nobody's here. */
const nameOf = (name: unknown): string => {
  const text = (name as { name: unknown }).name;
  return typeof text === 'string' ? text : '';
};

const words = (source: string, start: number, end: number) =>
  source.slice(start, end).replace(/\s+/g, ' ').slice(0, 70);

function walk(node: Node, parent: Node | null, visit: (node: Node, parent: Node | null) => void): void {
  visit(node, parent);
  for (const value of Object.values(node).flat())
    if (typeof value === 'object' && value !== null && 'type' in value) walk(value as Node, node, visit);
}
