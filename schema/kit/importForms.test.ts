import { describe, expect, it } from 'vitest';
import { contacts } from '../entities/contacts.ts';
import { entities } from '../entities/index.ts';
import { products } from '../entities/products.ts';
import { everyWords, wordings } from '../words/wordings.ts';
import type { AnyEntity } from './defineEntity.ts';
import { fitCell } from './importCells.ts';
import { addMarks, formsOf, type ColumnMark, type FormAnswers } from './importForms.ts';
import { importFields } from './importFields.ts';
import { rowReader } from './importReader.ts';

/** The cells of the column as they are read when the whole column was looked at. */
const read = (entity: AnyEntity, column: string, field: string, cells: string[], answers?: FormAnswers) => {
  const marks = new Set<ColumnMark>();
  for (const cell of cells) addMarks(marks, cell);
  const reading = { mapping: {}, known: everyWords };
  const forms = formsOf(entity, [column], () => [...marks], { ...reading, answers });
  const reader = rowReader(entity, [column], { ...reading, forms });
  const values = cells.map(cell => {
    const { given, wrong, leftOut } = reader([cell]);
    const problem = [...wrong, ...leftOut][0];
    return problem ? wordings.en.say(problem.message) : given?.[field];
  });
  return { ...forms[field], values };
};

describe('a column of figures', () => {
  it.each([
    ['12,5', '1250,50', ',', ['12.5', '1250.50']],
    ['1.250,50', '1 250,50', ',', ['1250.50', '1250.50']],
    ['1,25,000.50', '1,250', '.', ['125000.50', '1250']],
    ['12.5', '1.250', '.', ['12.5', '1.250']],
    ['12,5', '1.250', ',', ['12.5', '1250']],
    ['1,250', '1,250', '.', ['1250', '1250']],
  ])('with %s and %s has the decimal sign after %s', (one, other, decimalSign, values) =>
    expect(read(products, 'MRP', 'mrp', [one, other])).toEqual({ decimalSign, values }),
  );

  it('with both signs is a question, and reads what can be read in one way only', () => {
    const cells = ['12,5', '12.5', '1,250'];
    expect(read(products, 'MRP', 'mrp', cells)).toEqual({
      decimalSign: 'unclear',
      values: ['12.5', '12.5', '“1,250” can be 1250 or 1.250. Choose the decimal sign of this column.'],
    });
    expect(read(products, 'MRP', 'mrp', cells, { mrp: { decimalSign: ',' } }).values).toEqual([
      '12.5',
      '“12.5” is no figure in this column, where the comma is the decimal sign.',
      '1.250',
    ]);
    expect(read(products, 'MRP', 'mrp', cells, { mrp: { decimalSign: '.' } }).values).toEqual(['12,5', '12.5', '1250']);
  });

  it('of weights asks where three figures stand behind each comma', () => {
    const [entity, field] = Object.values<AnyEntity>(entities)
      .flatMap(each => Object.values(importFields(each)).map(({ info }) => [each, info] as const))
      .find(([, { kind, name }]) => kind === 'weight' && !name.includes('.'))!;
    const signs = (cells: string[]) => read(entity, field.label, field.name, cells).decimalSign;
    expect(signs(['10,500'])).toBe('unclear');
    expect(signs(['10,500', '9.25'])).toBe('.');
  });

  it('of rupees asks where one cell of thousands has a decimal comma', () => {
    const sign = (cells: string[]) => read(products, 'MRP', 'mrp', cells).decimalSign;
    expect(sign(['1,250', '1250,50'])).toBe('unclear');
    expect(sign(['1,250', '900'])).toBe('.');
    expect(sign(['12,5', '1250,50'])).toBe(',');
  });

  it('of percent tells that the sign of percent is no hundredth', () => {
    expect(read(products, 'GST %', 'taxPercentage', ['3%', '18'])).toMatchObject({
      isPercent: true,
      values: ['3', '18'],
    });
    expect(read(products, 'MRP', 'mrp', ['3%'])).toMatchObject({ values: ['3%'] });
  });
});

describe('a column of dates', () => {
  const unclear = '“01/02/1990” can be two dates. Choose day/month or month/day for this column.';
  it.each([
    [['01/02/1990', '15/08/1990'], 'dayFirst', ['1990-02-01', '1990-08-15']],
    [['01/02/1990', '02/03/1990'], 'dayFirst', ['1990-02-01', '1990-03-02']],
    [['02/13/1990', '15 Aug 1990'], 'monthFirst', ['1990-02-13', '1990-08-15']],
    [['01/02/1990', '02/13/1990'], 'unclear', [unclear, '1990-02-13']],
    [['15/08/1990', '02/13/1990'], 'unclear', ['1990-08-15', '1990-02-13']],
  ])('with %j is %s', (cells, dateOrder, values) =>
    expect(read(contacts, 'Birthday', 'birthday', cells)).toEqual({ dateOrder, values }),
  );

  it('is read as the person answers', () => {
    const cells = ['01/02/1990', '02/13/1990'];
    expect(read(contacts, 'Birthday', 'birthday', cells, { birthday: { dateOrder: 'monthFirst' } }).values).toEqual([
      '1990-01-02',
      '1990-02-13',
    ]);
  });
});

describe('text marks', () => {
  it.each([
    ['HSN', 'hsncode', "'71131910", '71131910'],
    ['HSN', 'hsncode', '="71131910"', '71131910'],
    ['HSN', 'hsncode', '71131910.0', '71131910'],
    ['HSN', 'hsncode', '7113 19 10', '71131910'],
    ['HSN', 'hsncode', '7113.19.10', '71131910'],
    ['HSN', 'hsncode', '7131010', '“7131010” has an odd number of digits: a leading zero may be missing.'],
    [
      'HSN',
      'hsncode',
      '7.113E+07',
      'The spreadsheet shortened this number. Format the column as text and type the number again.',
    ],
    ['MRP', 'mrp', '1200/-', '1200'],
    ['Code', 'productCode', "'000123", '000123'],
    ['Name', 'name', "'Rani' ring", "'Rani' ring"],
    ['Name', 'name', '="Rani ""A"""', 'Rani "A"'],
  ])('%s: %s %s is read as %s', (column, field, cell, value) =>
    expect(read(products, column, field, [cell]).values).toEqual([value]),
  );
});

it('a text of which a workbook holds a part alone is named, and one that just fits is read', () => {
  const [long, whole] = ['x'.repeat(32_768), 'x'.repeat(32_767)];
  expect(read(products, 'Name', 'name', [fitCell(long)]).values).toEqual([
    'A workbook cannot hold the whole of this text. Bring it as CSV.',
  ]);
  expect(read(products, 'Name', 'name', [fitCell(whole)]).values).toEqual([whole]);
});

it('a row that sums up the others is no record, a person of that name is one', () => {
  const header = ['Name', 'Mobile Number', 'Credit limit'];
  const reader = rowReader(contacts, header, { mapping: {}, known: everyWords });
  const total = reader(['Grand Total:', '', '100']);
  expect(total.given).toBeNull();
  expect(total.leftOut.map(({ value, message }) => [value, wordings.en.say(message)])).toEqual([
    ['Grand Total:', 'This row is a total and not a record.'],
  ]);
  expect(reader(['कुल योग', '', '100']).given).toBeNull();
  expect(reader(['Total', '9820012345', '100']).given).toMatchObject({ name: 'Total' });
});
