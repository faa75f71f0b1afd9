import { parseSync } from 'oxc-parser';
import { screenChange } from './screenChange.ts';
import { logicChange, type Change, type Node } from './logicChange.ts';

/** A single change to a product file: the text between `start` and `end` becomes `text`. */
export type Mutant = Change & { path: string; line: number };

/** A line with this comment has no mutants. The reason after the colon says why no test can notice a change there. */
const marked = /\/\/ mutants: \S+/;

/** Lists every mutant of a file. A loop's head has none, because a loop without an end never gives its turn back. */
export function mutantsOf(path: string, source: string): Mutant[] {
  const lines = source.split('\n');
  const changes: Change[] = [];
  walk(parseSync(path, source).program as unknown as Node, null, (node, parent) => {
    changes.push(...logicChange(node, source));
    if (path.endsWith('.tsx')) changes.push(...screenChange(node, parent));
  });
  return changes
    .map(change => ({ path, line: source.slice(0, change.start).split('\n').length, ...change }))
    .filter(({ line }) => !marked.test(lines[line - 1]!));
}

export const mutated = (source: string, { start, end, text }: Pick<Mutant, 'start' | 'end' | 'text'>): string =>
  source.slice(0, start) + text + source.slice(end);

/** The changed place in one line, before and after. */
export function described({ path, line, start, end, text }: Mutant, source: string): string {
  const short = (words: string) => words.replace(/\s+/g, ' ').trim().slice(0, 90) || '(nothing)';
  return `${path}:${line}  ${short(source.slice(start, end))}  →  ${short(text)}`;
}

function walk(node: Node, parent: Node | null, visit: (node: Node, parent: Node | null) => void): void {
  if (node.type === 'ImportDeclaration' || /^TS(Type|Interface|Enum|Module)/.test(node.type)) return;
  visit(node, parent);
  for (const [key, value] of Object.entries(node)) {
    if (isLoop(node) && (key === 'test' || key === 'update')) continue;
    for (const child of [value].flat())
      if (typeof child === 'object' && child !== null && 'type' in child) walk(child as Node, node, visit);
  }
}

const isLoop = ({ type }: Node) => type === 'ForStatement' || type === 'WhileStatement' || type === 'DoWhileStatement';
