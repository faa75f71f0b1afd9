import sanitize from 'sanitize-html';
import type { AnyEntity } from '../../schema/kit/defineEntity.ts';

const harmless: sanitize.IOptions = {
  allowedTags: [
    'p',
    'br',
    'b',
    'strong',
    'i',
    'em',
    'u',
    's',
    'ul',
    'ol',
    'li',
    'h2',
    'h3',
    'h4',
    'blockquote',
    'code',
    'pre',
    'hr',
    'a',
    'span',
    'table',
    'thead',
    'tbody',
    'tr',
    'td',
    'th',
  ],
  allowedAttributes: {
    a: ['href', 'title', 'rel', 'target'],
    td: ['colspan', 'rowspan'],
    th: ['colspan', 'rowspan'],
    '*': ['style'],
  },
  allowedStyles: { '*': { 'text-align': [/^(left|right|center|justify)$/] } },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  transformTags: { a: sanitize.simpleTransform('a', { rel: 'noopener noreferrer nofollow' }) },
};

/** Rich text with nothing in it but harmless tags. */
export const cleaned = (entity: AnyEntity, values: Record<string, unknown>): Record<string, unknown> => {
  const rich = Object.values(entity.info).filter(
    ({ kind, name }) => kind === 'richText' && typeof values[name] === 'string',
  );
  if (!rich.length) return values;
  return { ...values, ...Object.fromEntries(rich.map(({ name }) => [name, cleanHtml(values[name] as string)])) };
};

export const cleanHtml = (html: string): string | null =>
  /[<&]/.test(html) ? sanitize(html, harmless).trim() || null : html;
