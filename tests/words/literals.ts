import { readFileSync } from 'node:fs';
import { parseSync, Visitor } from 'oxc-parser';

export type Literal = { path: string; line: number; text: string };

/** Attributes that a person reads or hears. */
const read = /^(label|title|alt|placeholder|helperText|hint|text|aria-label|aria-description|aria-valuetext)$/;
/** Keys and addresses have no capital at a word's start and no gap between words. */
const isText = (text: string) => /(?:^|\s)\p{Lu}\p{L}|\p{L}{2,}\s+\p{L}{2,}/u.test(text) && text.trim() !== 'TolaShop';

type Expression = { type: string; start: number; value?: unknown; quasis?: { value: { raw: string } }[] };

/** Text that stands in a component itself instead of in a module of words. */
export const literalsIn = (path: string, source = readFileSync(path, 'utf8')): Literal[] => {
  const found: Literal[] = [];
  const note = (start: number, text: string) => {
    if (isText(text)) found.push({ path, line: source.slice(0, start).split('\n').length, text: text.trim() });
  };
  const noteExpression = ({ type, start, value, quasis = [] }: Expression) => {
    if (type === 'Literal' && typeof value === 'string') note(start, value);
    if (type === 'TemplateLiteral') note(start, quasis.map(({ value: { raw } }) => raw).join(' '));
  };
  const noteContained = (node: { type: string }) => {
    if (node.type === 'JSXExpressionContainer')
      noteExpression((node as unknown as { expression: Expression }).expression);
  };
  new Visitor({
    JSXText: node => note(node.start, node.value),
    JSXElement: ({ children }) => children.forEach(noteContained),
    JSXFragment: ({ children }) => children.forEach(noteContained),
    JSXAttribute: ({ name, value }) => {
      if (!value || (name.type === 'JSXIdentifier' && !read.test(name.name))) return;
      noteExpression(value as Expression);
      noteContained(value);
    },
  }).visit(parseSync(path, source).program);
  return found;
};
