import { tooLarge } from './xlsxDirectory.ts';

/** One piece of a document. `name` has no prefix; `attributes` is the raw text behind the name. */
export type XmlToken =
  { kind: 'open'; name: string; attributes: string } | { kind: 'close'; name: string } | { kind: 'text'; text: string };

/** Longer than any tag, comment or text of a spreadsheet. */
const longestToken = 2 ** 20;
const mostLevels = 64;

export class XmlError extends Error {}

/**
 * Splits a document into tokens, piece by piece as it arrives. It knows what spreadsheets use (ECMA-376 part 2 forbids
 * document types) and throws XmlError for the rest, or UnreadableFile for a token that is too long. `end` throws XmlError
 * when an element is still open.
 */
export class XmlTokens {
  #rest = '';
  readonly #open: string[] = [];

  *read(piece: string): Generator<XmlToken> {
    const text = this.#rest + piece;
    let at = 0;
    for (;;) {
      const start = text.indexOf('<', at);
      if (start < 0) break;
      const end = tokenEnd(text, start);
      if (end < 0) break;
      if (start > at) yield { kind: 'text', text: decoded(text.slice(at, start)) };
      yield* this.#tokensOf(text.slice(start, end));
      at = end;
    }
    this.#rest = text.slice(at);
    if (this.#rest.length > longestToken) throw tooLarge();
  }

  end(): void {
    if (this.#rest.trim() || this.#open.length) throw new XmlError('The document ends too early.');
  }

  *#tokensOf(token: string): Generator<XmlToken> {
    if (token.startsWith('<![CDATA[')) yield { kind: 'text', text: token.slice(9, -3) };
    else if (token.startsWith('<?') || token.startsWith('<!--')) return;
    else if (token.startsWith('</')) yield this.#close(token.slice(2, -1).trim());
    else yield* this.#element(token);
  }

  *#element(token: string): Generator<XmlToken> {
    const isEmpty = token.endsWith('/>');
    const [whole, name] = /^<([^\s/<>"'=!]+)(?=[\s/>])/.exec(token) ?? [];
    if (!whole || this.#open.length === mostLevels) throw new XmlError(`Unexpected ${token.slice(0, 20)}`);
    this.#open.push(name!);
    yield { kind: 'open', name: local(name!), attributes: token.slice(whole.length, isEmpty ? -2 : -1) };
    if (isEmpty) yield this.#close(name!);
  }

  #close(name: string): XmlToken {
    if (this.#open.pop() !== name) throw new XmlError(`Unexpected end of ${name.slice(0, 20)}`);
    return { kind: 'close', name: local(name) };
  }
}

/** Returns the values of the attributes by their names without prefix. Throws XmlError. */
export function attributesOf(text: string): Map<string, string> {
  const found = new Map<string, string>();
  const attribute = /\s*([^\s=]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/y;
  let end = 0;
  for (let match = attribute.exec(text); match; match = attribute.exec(text)) {
    const [, name, double, single] = match;
    found.set(local(name!), decoded(double ?? single!));
    end = attribute.lastIndex;
  }
  if (text.slice(end).trim()) throw new XmlError('An attribute is malformed.');
  return found;
}

const local = (name: string): string => name.slice(name.indexOf(':') + 1);

/** The place behind a token that begins at `start`; -1 while its end has not arrived. */
function tokenEnd(text: string, start: number): number {
  for (const [head, tail] of enclosed) if (text.startsWith(head, start)) return behind(text, tail, start + head.length);
  for (let at = start + 1; at < text.length; at++) {
    const char = text[at];
    if (char === '>') return at + 1;
    // A quoted value may hold a bracket.
    if (char === '"' || char === "'") at = text.indexOf(char, at + 1);
    if (at < 0) return -1;
  }
  return -1;
}

const enclosed = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<?', '?>'],
] as const;

function behind(text: string, tail: string, from: number): number {
  const at = text.indexOf(tail, from);
  return at < 0 ? -1 : at + tail.length;
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Entities that a document would have to declare stay as they are. */
function decoded(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(amp|lt|gt|quot|apos));/gi, (whole, hex, decimal, name) => {
    if (name) return entities[String(name).toLowerCase()]!;
    const code = hex ? Number.parseInt(String(hex), 16) : Number(decimal);
    return code <= 0x10ffff ? String.fromCodePoint(code) : (whole as string);
  });
}
