import type { letters } from '../../schema/words/en/letters.ts';
import type { Language } from '../../schema/words/languages.ts';
import { fill } from '../../schema/words/fill.ts';
import type { Wording } from '../../schema/words/wording.ts';
import type { Letter } from '../ports.ts';

type Kind = Exclude<keyof typeof letters, 'greeting'>;

/** `values` are what the letter's own sentences have places for, `lines` and `tables` what is listed above the button, `sender` who signs it. */
type Line = { title: string; text: string };
/** The first row heads the columns, the first column names the rows. */
export type LetterTable = { title: string; rows: readonly (readonly string[])[]; more?: string };
type LetterContents = {
  kind: Kind;
  name: string;
  address: string;
  values?: Record<string, string>;
  lines?: readonly Line[];
  tables?: readonly LetterTable[];
  sender?: string;
};

/** A letter in the receiver's language, as text and as a page with a button that leads to `address`. */
export const letter = (
  { kind, name, address, values = {}, lines = [], tables = [], sender = 'TolaShop' }: LetterContents,
  { language, words: { letters } }: Wording,
): Omit<Letter, 'to'> => {
  const said = (sentence: string) => fill(sentence, { ...values, name });
  const { subject, before, action, after } = letters[kind];
  const opening = [letters.greeting, before].map(said);
  return {
    subject: said(subject),
    text: [
      ...opening,
      ...lines.map(({ title, text }) => `${title}\n${text}`.trim()),
      ...tables.map(tableText),
      `${action}:\n${address}`,
      said(after),
      sender,
    ].join('\n\n'),
    html: page(language, said(subject), sender, [
      ...opening.map(text => paragraph(escaped(text))),
      ...lines.map(({ title, text }) => paragraph(`<strong>${escaped(title)}</strong><br>${escaped(text)}`)),
      ...tables.map(tableHtml),
      paragraph(button(action, address)),
      paragraph(`<span style="color:#5b655f;font-size:14px">${escaped(said(after))}</span>`),
      paragraph(`<span style="color:#5b655f;font-size:14px;word-break:break-all">${escaped(address)}</span>`),
    ]),
  };
};

const tableText = ({ title, rows, more }: LetterTable) =>
  [title, ...rows.slice(1).map(([name, ...cells]) => `${name}: ${cells.join(' · ')}`), ...(more ? [more] : [])].join(
    '\n',
  );

const tableHtml = ({ title, rows: [head = [], ...rows], more }: LetterTable) => {
  const cells = (tag: 'th' | 'td', row: readonly string[]) =>
    row
      .map(
        (cell, n) =>
          `<${tag} style="padding:6px 8px 6px 0;border-bottom:1px solid #e7e2d6;text-align:${n ? 'right' : 'left'};font-weight:${tag === 'th' ? 600 : 400}">${escaped(cell)}</${tag}>`,
      )
      .join('');
  return (
    `<h2 style="margin:0 0 4px;font-size:16px;line-height:24px">${escaped(title)}</h2>` +
    `<table style="width:100%;margin:0 0 16px;border-collapse:collapse;font-size:14px;line-height:20px"><thead><tr>${cells('th', head)}</tr></thead>` +
    `<tbody>${rows.map(row => `<tr>${cells('td', row)}</tr>`).join('')}</tbody></table>${more ? paragraph(escaped(more)) : ''}`
  );
};

/** A letter in a shop's own words, one paragraph each. */
export const shopLetter = (
  { subject, sender, parts }: { subject: string; sender: string; parts: readonly string[] },
  language: Language,
): Pick<Letter, 'subject' | 'text' | 'html'> => {
  const html = parts.map(part => paragraph(escaped(part).replaceAll('\n', '<br>')));
  return { subject, text: parts.join('\n\n'), html: page(language, subject, sender, html) };
};

/** From `sender`. Mail programs read no style sheets. */
export const page = (language: Language, title: string, sender: string, paragraphs: readonly string[]) =>
  `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${escaped(title)}</title></head>` +
  `<body style="margin:0;padding:32px 16px;background:#faf8f3;color:#1b211e;font:16px/24px sans-serif">` +
  `<div style="max-width:480px;margin:0 auto;padding:24px;background:#fff;border:1px solid #e7e2d6;border-radius:8px">` +
  `<p style="margin:0 0 16px;color:#0f4d3a;font:20px/28px serif">${escaped(sender)}</p>${paragraphs.join('')}</div></body></html>`;

export const paragraph = (content: string) => `<p style="margin:0 0 16px">${content}</p>`;

const button = (label: string, address: string) =>
  `<a href="${escaped(address)}" style="display:inline-block;padding:10px 20px;border-radius:8px;background:#0f4d3a;color:#fff;text-decoration:none">${escaped(label)}</a>`;

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
export const escaped = (text: string) => text.replace(/[&<>"']/g, character => entities[character]!);
