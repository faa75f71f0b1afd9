/**
 * One PDF of several, of which there is never more than one in memory: as the one before is on its way the next is read. It knows PDFs as our
 * compiler writes them, with a table of places and no objects within streams; what people typed stands in streams, which go through as they are.
 */
export async function* joinPdfs(
  parts: AsyncIterable<Uint8Array<ArrayBuffer>>,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const joined = new Joined();
  for await (const part of parts) yield* joined.add(part);
  yield* joined.end();
}

/** Of the pages of all, which the first object lists. */
const root = 1;

class Joined {
  #at = 0;
  /** Where each object stands, by its number less one. */
  readonly #places: number[] = [0];
  readonly #kids: number[] = [];
  #pages = 0;
  #trailer = '';

  *add(bytes: Uint8Array<ArrayBuffer>) {
    const { objects, trailer } = read(bytes);
    const isFirst = this.#trailer === '';
    const before = this.#places.length;
    const anew = (text: string) => text.replace(/\b(\d+) 0 R\b/g, (_, n: string) => `${Number(n) + before} 0 R`);
    // Of the others what stands for the whole file is left out.
    const left = isFirst ? [] : [named(trailer, 'Root'), named(trailer, 'Info')];
    if (isFirst) {
      yield this.#put(bytes.subarray(0, Math.min(...objects.map(({ from }) => from))));
      this.#trailer = anew(trailer);
    }
    for (const { number, from, to } of objects) {
      this.#places[number + before - 1] = -1;
      if (left.includes(number)) continue;
      const head = headEnd(bytes, from, to);
      let text = anew(textOf(bytes.subarray(from, head)).replace(/^\d+/, String(number + before)));
      if (/\/Type \/Pages\b/.test(text)) {
        this.#kids.push(number + before);
        this.#pages += Number(/\/Count (\d+)/.exec(text)![1]);
        text = text.replace('/Type /Pages', `/Type /Pages\n  /Parent ${root} 0 R`);
      }
      if (/\/Type \/Catalog\b/.test(text)) text = text.replace(/\/Pages \d+ 0 R/, `/Pages ${root} 0 R`);
      this.#places[number + before - 1] = this.#at;
      yield this.#put(bytesOf(text));
      yield this.#put(bytes.subarray(head, to));
    }
  }

  *end() {
    const kids = this.#kids.map(kid => `${kid} 0 R`).join(' ');
    this.#places[root - 1] = this.#at;
    yield this.#put(
      bytesOf(`${root} 0 obj\n<<\n  /Type /Pages\n  /Count ${this.#pages}\n  /Kids [${kids}]\n>>\nendobj\n\n`),
    );
    const table = this.#places.map(at =>
      at < 0 ? '0000000000 65535 f\r\n' : `${String(at).padStart(10, '0')} 00000 n\r\n`,
    );
    const size = this.#places.length + 1;
    const trailer = this.#trailer.replace(/\/Size \d+/, `/Size ${size}`);
    yield this.#put(
      bytesOf(`xref\n0 ${size}\n0000000000 65535 f\r\n${table.join('')}${trailer}startxref\n${this.#at}\n%%EOF`),
    );
  }

  #put(bytes: Uint8Array<ArrayBuffer>) {
    this.#at += bytes.byteLength;
    return bytes;
  }
}

type Found = { number: number; from: number; to: number };

/** Its objects in the order in which they stand, and its trailer. */
const read = (bytes: Uint8Array): { objects: Found[]; trailer: string } => {
  const table = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(textOf(bytes.subarray(-64)))?.[1] ?? NaN);
  const text = textOf(bytes.subarray(table));
  const [, count] = /^xref\s+0 (\d+)\s/.exec(text) ?? [];
  const trailer = /trailer[^]*(?=startxref)/.exec(text)?.[0];
  if (!count || !trailer) throw new Error('A PDF is not as it was expected to be');
  const places = [...text.matchAll(/^(\d{10}) \d{5} ([nf])/gm)].slice(0, Number(count));
  const inUse = places
    .flatMap(([, at, kind], number) => (kind === 'n' ? [{ number, from: Number(at) }] : []))
    .sort((one, other) => one.from - other.from);
  return { objects: inUse.map((object, i) => ({ ...object, to: inUse[i + 1]?.from ?? table })), trailer };
};

/** An object's own text ends where its stream begins. */
const headEnd = (bytes: Uint8Array, from: number, to: number): number => {
  for (let at = bytes.indexOf(mark[0]!, from); at >= 0 && at < to; at = bytes.indexOf(mark[0]!, at + 1))
    if (mark.every((byte, i) => bytes[at + i] === byte)) return at;
  return to;
};

const named = (trailer: string, name: string) => Number(new RegExp(`/${name} (\\d+) 0 R`).exec(trailer)?.[1]);

/** Byte by byte, whatever they mean. */
const textOf = (bytes: Uint8Array): string => {
  let text = '';
  for (let at = 0; at < bytes.length; at += 0x8000) text += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
  return text;
};

const bytesOf = (text: string) => Uint8Array.from(text, sign => sign.charCodeAt(0));

const mark = bytesOf('\nstream\n');
