import { templateShape } from '../../../../schema/rules/template.ts';
import { templatePreview } from '../../../../schema/rules/templatePreview.ts';

/** Each placeholder of a template's text among the words beside it, in their order: `{{2}} · your order ____ is ready`. */
export function placeholderLabels(components: readonly unknown[]): string[] {
  const { body } = templatePreview(components, { variables: [], headerText: null });
  return templateShape(components).body.map(name => {
    const sight = sightOf(body, name);
    return sight === blank ? `{{${name}}}` : `{{${name}}} · ${sight}`;
  });
}

const blank = '____';
const nearby = 2;

/** Two words before it and two behind, of its own line; another placeholder there ends it. */
function sightOf(body: string, name: string): string {
  const own = `{{${name}}}`;
  const line = body.split('\n').find(each => each.includes(own)) ?? '';
  const [before = '', after = ''] = line.split(own, 2);
  const left = wordsOf(before.split(placeholder).at(-1)!).slice(-nearby);
  const [right = ''] = after.split(placeholder);
  const [sign] = /^[^\s\p{L}\p{M}\p{N}]*/u.exec(right)!;
  const shown = [...left, blank + plain(sign), ...wordsOf(right.slice(sign.length)).slice(0, nearby)];
  return shown.join(' ').replace(/[.,;:!?।]+$/, '');
}

const placeholder = /\{\{\w+\}\}/;
/** Without what makes letters bold or slanted on a phone. */
const plain = (text: string) => text.replaceAll(/[*_~]/g, '');
const wordsOf = (text: string) =>
  plain(text)
    .split(/\s+/)
    .filter(word => /[\p{L}\p{N}]/u.test(word));
