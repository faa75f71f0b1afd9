import { describe, expect, it } from 'vitest';
import { refusal } from '../../tests/support/workbooks.ts';
import { XmlError, XmlTokens, type XmlToken } from './xml.ts';

function tokensOf(...pieces: string[]): XmlToken[] {
  const tokens = new XmlTokens();
  const read = pieces.flatMap(piece => tokens.read(piece));
  tokens.end();
  return read;
}

const open = (name: string, attributes: Record<string, string> = {}): XmlToken => ({
  kind: 'open',
  name,
  attributes: new Map(Object.entries(attributes)),
});
const close = (name: string): XmlToken => ({ kind: 'close', name });
const text = (content: string): XmlToken => ({ kind: 'text', text: content });

/** Makes one token of the texts that follow each other: the end of a piece may divide a text. */
const joined = (tokens: XmlToken[]): XmlToken[] =>
  tokens.reduce<XmlToken[]>((all, token) => {
    const last = all.at(-1);
    if (token.kind !== 'text' || last?.kind !== 'text') return [...all, token];
    return [...all.slice(0, -1), text(last.text + token.text)];
  }, []);

describe('a document', () => {
  const document =
    `<?xml version="1.0"?><x:a p:id="1>2" b='"&lt;&#x0905;"'><!-- <b> -->` +
    `one &amp; &#128142;&own;<c/>< <![CDATA[<5>&amp;]]></x:a >`;
  const units = Array.from({ length: document.length }, (_, at) => document.charAt(at));
  const expected = [
    open('a', { id: '1>2', b: '"<अ"' }),
    text('one & 💎&own;'),
    open('c'),
    close('c'),
    text('< <5>&amp;'),
    close('a'),
  ];

  it('is the same wherever its pieces end', () => {
    expect(joined(tokensOf(document))).toEqual(expected);
    expect(joined(tokensOf(...units))).toEqual(expected);
    for (let at = 1; at < document.length; at++)
      expect(joined(tokensOf(document.slice(0, at), document.slice(at)))).toEqual(expected);
  });

  it.each([
    ['an end tag of another element', '<a><b></a></b>'],
    ['an end tag too few', '<a><b></a>'],
    ['an end tag too many', '<a></b></a>'],
    ['an end tag without an element', '</a>'],
    ['an open element', '<a>'],
    ['an end within a tag', '<a><b c="'],
    ['an end within a comment', '<a><!-- </a>'],
    ['an attribute without a value', '<a b></a>'],
    ['an attribute without quotation marks', '<a b=c></a>'],
    ['a quotation mark too many', '<a "b="c"></a>'],
    ['an equals sign too many', '<a =b="c"></a>'],
    ['a tag within a tag', '<a <b="c"></a>'],
    ['a document type', '<!DOCTYPE a><a></a>'],
    ['an entity of its own', '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>'],
    ['a declaration', '<a><!ELEMENT a></a>'],
    ['too many levels', '<a>'.repeat(65) + '</a>'.repeat(65)],
  ])('with %s is refused', (_, content) => expect(() => tokensOf(content)).toThrow(XmlError));

  const long = 'x'.repeat(2 ** 10);
  it.each([
    ['a name', '<a', long, ''],
    ['an attribute', '<a b="', long, ''],
    ['a tag of many attributes', '<a', ` ${long}="1"`, ''],
    ['a text', '<a>', long, '</a>'],
    ['a text of entities', '<a>', '&amp;'.repeat(2 ** 8), '</a>'],
    ['a comment', '<!--', long, ''],
    ['a section', '<a><![CDATA[', long, ''],
    ['an entity', '<a>&#', '1'.repeat(2 ** 10), ''],
  ])('with %s that is too long is refused before its end', (_, head, piece, tail) => {
    expect(() => tokensOf(head, ...Array.from({ length: 2 ** 11 }, () => piece), tail)).toThrow(refusal(413));
  });

  it('may be long', () => {
    const pieces = Array.from({ length: 2 ** 11 }, () => `<b>${long}</b>`);
    expect(tokensOf('<a>', ...pieces, '</a>')).toHaveLength(3 * 2 ** 11 + 2);
  });
});
