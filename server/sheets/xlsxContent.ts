import type { Pause } from './slices.ts';
import { inflatedLimit, openWorkbook, tooLarge } from './xlsxDirectory.ts';
import { XmlTokens, type XmlAttributes, type XmlToken } from './xml.ts';

/** Reads one file of a workbook, piece by piece; a file that is missing has no tokens. */
export type Content = (name: string) => AsyncGenerator<Iterable<XmlToken>>;

/** All files together may not inflate beyond the limit, whatever the directory claims. Throws UnreadableFile. */
export async function contentOf(bytes: Uint8Array, pause: Pause): Promise<Content> {
  const { zipFile, entries } = await openWorkbook(bytes);
  const byName = new Map(entries.map(entry => [entry.fileName, entry]));
  let inflated = 0;
  return async function* (name) {
    const entry = byName.get(name);
    if (!entry) return;
    const decoder = new TextDecoder('utf-8', { fatal: true });
    const tokens = new XmlTokens();
    for await (const piece of (await zipFile.openReadStreamPromise(entry)) as AsyncIterable<Buffer>) {
      inflated += piece.length;
      if (inflated > inflatedLimit) throw tooLarge();
      yield tokens.read(decoder.decode(piece, { stream: true }));
      await pause();
    }
    yield tokens.read(decoder.decode());
    tokens.end();
  };
}

/** The elements of a small file as they open. */
export async function* elements(
  content: Content,
  name: string,
): AsyncGenerator<{ name: string; attributes: XmlAttributes }> {
  for await (const tokens of content(name))
    for (const token of tokens) if (token.kind === 'open') yield { name: token.name, attributes: token.attributes };
}
