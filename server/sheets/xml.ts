import { Parser } from 'htmlparser2';
import { tooLarge } from './xlsxDirectory.ts';

/** One piece of a document. Names have no prefix. */
export type XmlToken =
  | { kind: 'open'; name: string; attributes: XmlAttributes }
  | { kind: 'close'; name: string }
  | { kind: 'text'; text: string };

export type XmlAttributes = ReadonlyMap<string, string>;

/** In characters, from the end of one tag to the end of the next. Spreadsheets stay far below. */
const longestGap = 2 ** 20;
const mostLevels = 64;

export class XmlError extends Error {}

/** Refuses an end tag that the library would forgive, because it closes no element or more than one. */
class StrictParser extends Parser {
  levels = 0;

  override onclosetag(start: number, end: number): void {
    const levels = this.levels - 1;
    super.onclosetag(start, end);
    if (this.levels !== levels) throw new XmlError('An end tag closes another element.');
  }
}

/**
 * Splits a document into tokens, piece by piece as it arrives. Throws XmlError when elements or attributes are malformed,
 * for too many levels and for a document type, which ECMA-376 part 2 forbids. Throws UnreadableFile when a tag or a text
 * is too long.
 */
export class XmlTokens {
  #tokens: XmlToken[] = [];
  #attributes = new Map<string, string>();
  #length = 0;
  #tagEnd = 0;

  readonly #parser = new StrictParser(
    {
      onattribute: (name, value, quote) => {
        if (!quote || /["'<=&]/.test(name)) throw new XmlError('An attribute is malformed.');
        this.#attributes.set(local(name), value);
      },
      onopentag: name => {
        if (this.#parser.levels++ === mostLevels) throw new XmlError('The document is too deep.');
        this.#addTag({ kind: 'open', name: local(name), attributes: this.#attributes });
        this.#attributes = new Map();
      },
      onclosetag: name => {
        this.#parser.levels--;
        this.#addTag({ kind: 'close', name: local(name) });
      },
      ontext: text => this.#tokens.push({ kind: 'text', text }),
      onprocessinginstruction: name => {
        if (name.startsWith('!')) throw new XmlError('The document has a document type.');
      },
    },
    { xmlMode: true },
  );

  read(piece: string): XmlToken[] {
    this.#tokens = [];
    this.#length += piece.length;
    this.#parser.write(piece);
    if (this.#length - this.#tagEnd > longestGap) throw tooLarge();
    return this.#tokens;
  }

  /** Throws XmlError when an element is still open. */
  end(): void {
    if (this.#parser.levels > 0) throw new XmlError('The document ends too early.');
  }

  #addTag(token: XmlToken): void {
    this.#tokens.push(token);
    this.#tagEnd = this.#parser.endIndex;
  }
}

const local = (name: string): string => name.slice(name.indexOf(':') + 1);
