import { crc32, deflateRawSync } from 'node:zlib';

/** Little end first, as Windows writes it. */
export const utf16 = (text: string): Uint8Array<ArrayBuffer> => new Uint8Array(Buffer.from(text, 'utf16le'));

const shorts = (...values: number[]) => Buffer.from(Uint16Array.from(values).buffer);
const words = (...values: number[]) => Buffer.from(Uint32Array.from(values).buffer);

/** A zip of these entries; `claimed` is the size that its directory states instead of the true one. */
const zipOf = (entries: { name: string; content: Buffer; claimed?: number | undefined }[]): Buffer => {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content, claimed = content.length } of entries) {
    const packed = deflateRawSync(content, { level: 9 });
    const facts = Buffer.concat([
      shorts(20, 0, 8, 0, 0x21),
      words(crc32(content), packed.length, claimed),
      shorts(name.length, 0),
    ]);
    bodies.push(words(0x04034b50), facts, Buffer.from(name), packed);
    directory.push(words(0x02014b50), shorts(20), facts, shorts(0, 0, 0), words(0, offset), Buffer.from(name));
    offset += 30 + name.length + packed.length;
  }
  const listing = Buffer.concat(directory);
  const end = Buffer.concat([
    words(0x06054b50),
    shorts(0, 0, entries.length, entries.length),
    words(listing.length, offset),
    shorts(0),
  ]);
  return Buffer.concat([...bodies, listing, end]);
};

/** A workbook of a few kilobytes whose sheet is so many megabytes long; its directory may say less. */
export const bombOf = (megabytes: number, claimed?: number): Uint8Array<ArrayBuffer> => {
  const sheet = Buffer.alloc(megabytes * 2 ** 20, `<!--${'a'.repeat(1_000)}-->`);
  const workbook = '<workbook><sheets><sheet name="S" r:id="s"/></sheets></workbook>';
  const relations =
    '<Relationships><Relationship Id="s" Type="x/worksheet" Target="worksheets/sheet1.xml"/></Relationships>';
  return new Uint8Array(
    zipOf([
      { name: 'xl/workbook.xml', content: Buffer.from(workbook) },
      { name: 'xl/_rels/workbook.xml.rels', content: Buffer.from(relations) },
      { name: 'xl/worksheets/sheet1.xml', content: sheet, claimed },
    ]),
  );
};
