import type { Change, Node } from './logicChange.ts';

/** Attributes that a person notices when they are gone. Attributes that only style are not among them. */
const meaningful = /^(on[A-Z]\w*|disabled|validate|required|href|to|role|label|open|checked|value|aria-[a-z]+)$/;

/** Takes an attribute or a child of a screen away. */
export function screenChange(node: Node, parent: Node | null): Change[] {
  const isGone =
    (node.type === 'JSXAttribute' && meaningful.test(nameOf(node['name']))) ||
    (/^JSX(Element|ExpressionContainer)$/.test(node.type) && /^JSX(Element|Fragment)$/.test(parent?.type ?? ''));
  return isGone ? [{ start: node.start, end: node.end, text: '' }] : [];
}

/** Namespaced names such as `xlink:href` have no mutants. */
const nameOf = (name: unknown): string => {
  const text = (name as { name: unknown }).name;
  return typeof text === 'string' ? text : '';
};
