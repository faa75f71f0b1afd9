import { expect, it } from 'vitest';
import { joinPdfs } from '../../api/papers/joinPdfs.ts';
import { pdfText } from '../../tests/support/pdfText.ts';
import { inkPicture, paper } from '../../tests/support/papers.ts';
import { systemClock } from '../clock.ts';
import { typstDocuments } from './typst.ts';

const documents = typstDocuments(systemClock);
const numbered = (from: number, to: number, more = {}) =>
  Array.from({ length: to - from }, (_, i) => paper({ number: `R/${from + i}`, ...more }));
const drawn = (papers: object[], pictures = {}) => documents.pdf('document', { papers, pictures }, { isPatient: true });

const joined = async (parts: readonly Uint8Array<ArrayBuffer>[]): Promise<Uint8Array> => {
  const pieces: Uint8Array[] = [];
  const each = (async function* () {
    yield* parts;
  })();
  for await (const piece of joinPdfs(each)) pieces.push(piece);
  return new Uint8Array(Buffer.concat(pieces));
};

it('is the papers of all, in their order, each as it was drawn', async () => {
  const hindi = { language: 'hi', title: 'रसीद', facts: [{ label: 'ग्राहक', value: 'आशा 5 0 R राव' }] };
  const signed = { signature: 's1' };
  const parts = [
    await drawn(numbered(1, 4)),
    await drawn(numbered(4, 6, signed), { s1: await inkPicture() }),
    await drawn(numbered(6, 41, hindi)),
  ];
  const [all, each] = [await pdfText(await joined(parts)), await Promise.all(parts.map(pdfText))];
  expect(all.pages).toBe(40);
  expect(all.text).toBe(each.map(({ text }) => text).join('\n'));
  expect(new Set(all.fonts)).toEqual(new Set(each.flatMap(({ fonts }) => fonts)));
});

it('is what it was where there is one', async () => {
  const part = await drawn(numbered(1, 2));
  const [one, other] = [await pdfText(await joined([part])), await pdfText(part)];
  expect(one).toEqual(other);
});

it('names each object once, where it stands, and one catalog', async () => {
  const file = await joined([await drawn(numbered(1, 3)), await drawn(numbered(3, 5))]);
  const text = Buffer.from(file).toString('latin1');
  const table = Number(/startxref\n(\d+)\n%%EOF$/.exec(text)![1]);
  const places = [...text.slice(table).matchAll(/^(\d{10}) \d{5} ([nf])\r$/gm)];
  expect(places).toHaveLength(Number(/\/Size (\d+)/.exec(text.slice(table))![1]));
  for (const [number, [, at, kind]] of places.entries())
    if (kind === 'n') expect(text.slice(Number(at), Number(at) + 24)).toMatch(new RegExp(`^${number} 0 obj\\n`));
  expect(text.match(/\/Type \/Catalog/g)).toHaveLength(1);
  expect(text.match(/\/GTS_PDFA1/g)).toHaveLength(1);
});
