import type { Content } from './xlsxContent.ts';
import type { XmlToken } from './xml.ts';

/** Collects the text of one `si` or `is`: of its `t`, also within runs, without phonetic hints. */
export class StringText {
  #text = '';
  #isText = false;
  #isHint = false;

  add(token: XmlToken): void {
    if (token.kind === 'text') this.#text += this.#isText && !this.#isHint ? token.text : '';
    else if (token.name === 't') this.#isText = token.kind === 'open';
    else if (token.name === 'rPh') this.#isHint = token.kind === 'open';
  }

  get text(): string {
    return unescaped(this.#text);
  }
}

/** The texts that cells refer to by number. */
export async function readStrings(content: Content, name: string): Promise<string[]> {
  const strings: string[] = [];
  let string: StringText | undefined;
  for await (const tokens of content(name))
    for (const token of tokens) {
      string?.add(token);
      if (token.kind === 'text' || token.name !== 'si') continue;
      if (token.kind === 'close' && string) strings.push(string.text);
      string = token.kind === 'open' ? new StringText() : undefined;
    }
  return strings;
}

/** `_x0041_` is a character by its number (ECMA-376 part 1, 22.9.2.19). */
export const unescaped = (text: string): string =>
  text.includes('_x')
    ? text.replace(/_x([0-9a-f]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    : text;
