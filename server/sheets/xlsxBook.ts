import { elements, type Content } from './xlsxContent.ts';
import { XmlError } from './xml.ts';

/** `is1904`: days are counted from 1904, as old programs of Apple did. */
export type Book = { sheet: string; strings: string; styles: string; is1904: boolean };

/** Finds the first sheet, and the files that its cells refer to. Throws XmlError. */
export async function readBook(content: Content): Promise<Book> {
  const paths = await relations(content);
  const ofType = (type: string) => [...paths.values()].find(relation => relation.type.endsWith(`/${type}`))?.path;
  let relation: string | undefined;
  let is1904 = false;
  for await (const { name, attributes } of elements(content, 'xl/workbook.xml')) {
    if (name === 'sheet') relation ??= attributes.get('id');
    if (name === 'workbookPr') is1904 ||= /^(1|true)$/.test(attributes.get('date1904') ?? '');
  }
  const sheet = relation && paths.get(relation)?.path;
  if (!sheet) throw new XmlError('The workbook has no sheet.');
  return {
    sheet,
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
