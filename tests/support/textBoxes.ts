import { getDocumentProxy } from 'unpdf';

type Item = { str: string; width: number; transform: number[] };
type Box = { page: number; text: string; left: number; right: number; bottom: number; top: number };

/** The part of a line's height that letters fill: marks above and below may come near the next line. */
const [below, above] = [0.05, 0.6];
/** Points. Letters touch each other by less. */
const slack = 1.5;

/** Names the texts of a PDF that lie upon each other, or outside of their page. */
export const clashingTexts = async (bytes: Uint8Array): Promise<string[]> => {
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const found: string[] = [];
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number);
    const [, , width] = page.view as [number, number, number, number];
    const boxes = ((await page.getTextContent()).items as Item[]).flatMap(item => boxOf(item, number));
    for (const box of boxes)
      if (box.left < 0 || box.right > width + slack) found.push(`${number}: ${box.text} is outside`);
    found.push(...clashesAmong(boxes));
  }
  return found;
};

const boxOf = ({ str, width, transform }: Item, page: number): Box[] => {
  const [, , , height, left, base] = transform as [number, number, number, number, number, number];
  if (str.trim() === '') return [];
  return [{ page, text: str, left, right: left + width, bottom: base + below * height, top: base + above * height }];
};

const clashesAmong = (boxes: readonly Box[]): string[] => {
  const sorted = boxes.toSorted((a, b) => a.bottom - b.bottom);
  return sorted.flatMap((box, n) => {
    const clashes: string[] = [];
    for (let m = n + 1; m < sorted.length && sorted[m]!.bottom < box.top; m++) {
      const other = sorted[m]!;
      const overlap = Math.min(box.right, other.right) - Math.max(box.left, other.left);
      if (overlap > slack) clashes.push(`${box.page}: ${box.text} | ${other.text}`);
    }
    return clashes;
  });
};
