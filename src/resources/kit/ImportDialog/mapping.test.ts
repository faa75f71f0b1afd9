import { describe, expect, it } from 'vitest';
import { contacts } from '../../../../schema/entities/contacts.ts';
import { products } from '../../../../schema/entities/products.ts';
import { importableFields } from '../../../../schema/kit/importFields.ts';
import { byHeader, columnIn, fromColumn, isNeeded, mappingProblems, sameForAll, toMapping } from './mapping.ts';

describe('the mapping that is sent', () => {
  it('names only what the person decided', () => {
    const from = { name: byHeader, unitId: sameForAll, mrp: fromColumn('Price: MRP'), purchasePrice: sameForAll };
    expect(toMapping(products, { from, values: { unitId: 'u1', purchasePrice: '0' } })).toEqual({
      unitId: { value: 'u1' },
      mrp: { column: 'Price: MRP' },
      purchasePrice: { value: '0' },
    });
    expect(columnIn(from.mrp)).toBe('Price: MRP');
  });

  it('is judged before the file goes out', () => {
    const from = { purchasePrice: sameForAll, hsncode: sameForAll, name: byHeader };
    expect(mappingProblems(products, { from, values: { hsncode: '12' } })).toEqual({
      purchasePrice: 'Cost Price is required',
      hsncode: 'HSN code must be 4, 6 or 8 digits',
    });
  });
});

it('knows what a new record cannot do without', () => {
  const needed = (entity: typeof products | typeof contacts) =>
    importableFields(entity).filter(name => isNeeded(entity, name));
  expect(needed(products)).toEqual(['name', 'productCode', 'unitId', 'mrp', 'purchasePrice', 'sellingPrice']);
  expect(needed(contacts)).toEqual(['name', 'mobileNo']);
});
