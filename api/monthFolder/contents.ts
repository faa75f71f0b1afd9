import { startOf } from '../../schema/kit/shopDay.ts';
import { month } from '../../schema/rules/formats.ts';
import type { FolderFile } from '../../schema/rules/monthFolder.ts';
import { fill } from '../../schema/words/fill.ts';
import type { Language } from '../../schema/words/languages.ts';
import type { Wording } from '../../schema/words/wording.ts';
import type { FolderWanted } from '../crud/export/options.ts';
import { escaped } from '../mail/letters.ts';

export type Content = { file: FolderFile; name: string; records: number };

/** The page of a folder that says what is in it, to be opened from where the folder was unpacked. */
export const contentsPage = (
  { month: of, shop, members }: FolderWanted,
  written: readonly Content[],
  { language, words }: Wording,
): string => {
  const { head, file: called, title, nothing } = words.papers.month;
  const heading = fill(title, { month: monthRead(of, language) });
  const files = new Map(written.map(each => [each.file, each]));
  const rows = members.map(({ file }) => {
    const there = files.get(file);
    const link = there ? `<a href="${escaped(there.name)}">${escaped(there.name)}</a>` : escaped(nothing);
    return `<tr><th scope="row">${escaped(called[file])}</th><td>${link}</td><td class="count">${there?.records ?? 0}</td></tr>`;
  });
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">`,
    `<title>${escaped(heading)}</title><style>${style}</style></head><body>`,
    `<h1>${escaped(heading)}</h1><p>${escaped(shop)}</p><table><thead><tr>`,
    `<th>${escaped(head.what)}</th><th>${escaped(head.file)}</th><th class="count">${escaped(head.records)}</th></tr></thead>`,
    `<tbody>${rows.join('')}</tbody></table></body></html>`,
  ].join('');
};

/** `2026-05` as a person reads it. */
export const monthRead = (of: string, language: Language): string => month(new Date(startOf(`${of}-01`)), language);

const style = `:root{color-scheme:light dark}body{font:16px/24px sans-serif;max-width:720px;margin:32px auto;padding:0 16px}
h1{font-size:24px;margin:0}table{border-collapse:collapse;width:100%;margin-top:24px}
th,td{text-align:left;padding:8px;border-top:1px solid #8886;overflow-wrap:anywhere}thead th{border:0;font-weight:400;opacity:.75}
tbody th{font-weight:500}.count{text-align:right}`;
