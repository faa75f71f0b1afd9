import { getDocumentProxy } from 'unpdf';

type TextItem = { str: string; fontName: string };

/** What stands on the pages of a PDF, how many there are, and in which fonts it is set. */
export const pdfText = async (bytes: Uint8Array): Promise<{ text: string; pages: number; fonts: string[] }> => {
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const fonts = new Set<string>();
  const texts: string[] = [];
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number);
    await page.getOperatorList();
    const items = (await page.getTextContent()).items as TextItem[];
    texts.push(items.map(({ str }) => str).join(' '));
    for (const { fontName } of items) {
      const font = page.commonObjs.has(fontName) ? (page.commonObjs.get(fontName) as { name: string }) : null;
      if (font) fonts.add(font.name.replace(/^[A-Z]{6}\+/, ''));
    }
  }
  return { text: texts.join('\n'), pages: pdf.numPages, fonts: [...fonts] };
};
