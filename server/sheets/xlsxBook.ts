import { UnreadableFile } from '../../api/ports.ts';
import { say } from '../../schema/words/said.ts';
import { elements, type Content } from './xlsxContent.ts';
import { XmlError } from './xml.ts';

type Sheet = { name: string; isHidden: boolean };
/** `is1904`: days are counted from 1904, as old programs of Apple did. */
export type Book = { sheets: Sheet[]; name: string; sheet: string; strings: string; styles: string; is1904: boolean };

/**
 * Finds the sheet of this name, otherwise the first one that is not hidden, and the files that its cells refer to. Throws
 * XmlError, and UnreadableFile for an unknown name.
 */
export async function readBook(content: Content, wanted?: string): Promise<Book> {
  const paths = await relations(content);
  const ofType = (type: string) => [...paths.values()].find(relation => relation.type.endsWith(`/${type}`))?.path;
  const sheets: (Sheet & { path: string })[] = [];
  let is1904 = false;
  for await (const { name, attributes } of elements(content, 'xl/workbook.xml')) {
    const relation = name === 'sheet' ? paths.get(attributes.get('id') ?? '') : undefined;
    if (relation?.type.endsWith('/worksheet'))
      sheets.push({
        name: attributes.get('name') ?? '',
        isHidden: (attributes.get('state') ?? 'visible') !== 'visible',
        path: relation.path,
      });
    if (name === 'workbookPr') is1904 ||= /^(1|true)$/.test(attributes.get('date1904') ?? '');
  }
  if (!sheets.length) throw new XmlError('The workbook has no sheet.');
  const shown = sheets.find(({ isHidden }) => !isHidden) ?? sheets[0];
  const sheet = wanted === undefined ? shown : sheets.find(({ name }) => name === wanted);
  if (!sheet) throw new UnreadableFile(say('noSuchSheet', { sheet: wanted! }));
  return {
    sheets: sheets.map(({ name, isHidden }) => ({ name, isHidden })),
    name: sheet.name,
    sheet: sheet.path,
    strings: ofType('sharedStrings') ?? 'xl/sharedStrings.xml',
    styles: ofType('styles') ?? 'xl/styles.xml',
    is1904,
  };
}

async function relations(content: Content): Promise<Map<string, { type: string; path: string }>> {
  const found = new Map<string, { type: string; path: string }>();
  for await (const { name, attributes } of elements(content, 'xl/_rels/workbook.xml.rels')) {
    const [id, type, target] = [attributes.get('Id'), attributes.get('Type'), attributes.get('Target')];
    if (name !== 'Relationship' || !id || !type || !target) continue;
    found.set(id, { type, path: target.startsWith('/') ? target.slice(1) : `xl/${target}` });
  }
  return found;
}
