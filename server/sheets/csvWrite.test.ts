import { stringify } from 'csv-stringify/sync';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Cell } from '../../api/ports.ts';
import { csvText } from './csvWrite.ts';

describe('CSV text', () => {
  it('has commas, CRLF, and quotation marks where they are needed', () => {
    expect(
      csvText([
        ['a', 'b'],
        ['x,y', 'say "hi"'],
        ['two\nlines', ' ₹ '],
        ['', null],
      ]),
    ).toBe('a,b\r\n"x,y","say ""hi"""\r\n"two\nlines", ₹ \r\n,\r\n');
    expect(csvText([])).toBe('');
  });

  it('writes numbers without exponent and truth as true and false', () => {
    expect(csvText([[0, -1.5, 1e21, 1e-7, true, false, NaN]])).toBe(
      '0,-1.5,1000000000000000000000,0.0000001,true,false,\r\n',
    );
  });

  it.each(['=1+1', '+91 98765', '-2+3', '@SUM(A1)', '\t=1', '\r=1', '\uff1d1', '-5'])(
    'keeps %j from running as a formula',
    text => {
      expect(csvText([[text]])).toMatch(/^"?'/);
      expect(csvText([['safe', text]])).toMatch(/^safe,"?'/);
    },
  );

  it.each([
    [';=1', `";'=1"`],
    ['a;@SUM(A1)', `"a;'@SUM(A1)"`],
    ['a\t-2+3', `a\t'-2+3`],
    ['a;b', '"a;b"'],
    ['a=b', 'a=b'],
  ])('keeps %j from running where other separators are read', (text, written) => {
    expect(csvText([['safe', text]])).toBe(`safe,${written}\r\n`);
  });

  it('leaves a negative number a number', () => {
    expect(csvText([[-5]])).toBe('-5\r\n');
  });

  it('equals what csv-stringify writes, for any content', () => {
    const text = fc.oneof(
      fc.string({ unit: fc.constantFrom(...Array.from(',;"\r\n\t=+-@\'a5 \uff1d\uff20')), maxLength: 8 }),
      fc.string({ unit: 'binary', maxLength: 8 }),
    );
    const cell: fc.Arbitrary<Cell> = fc.oneof(text, fc.integer(), fc.boolean(), fc.constant(null));
    const rows = fc.array(fc.array(cell, { minLength: 2, maxLength: 5 }), { maxLength: 10 });
    fc.assert(
      fc.property(rows, written => {
        const inner = (value: Cell) =>
          typeof value === 'string'
            ? value
                .replace(/^(?='+(?:[=+\-@\uff1d\uff0b\uff0d\uff20\t\r]|[\d+-][\d\s.,()/+-]*$))/, "'")
                .replace(/(?<=[;\t])(?='*[=+\-@\uff1d\uff0b\uff0d\uff20])/g, "'")
            : value;
        const expected = stringify(
          written.map(row => row.map(inner)),
          {
            escape_formulas: true,
            record_delimiter: 'windows',
            cast: { boolean: String },
            // It leaves a lone CR bare, which every reader takes for the end of a row.
            quoted_match: /[\r\n;]/,
          },
        );
        expect(csvText(written)).toBe(expected);
      }),
      { numRuns: 2000 },
    );
  });
});
