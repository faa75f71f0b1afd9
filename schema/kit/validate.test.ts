import { describe, expect, it } from 'vitest';
import { commodityRates } from '../entities/commodityRates.ts';
import { contacts } from '../entities/contacts.ts';
import { groups } from '../entities/groups.ts';
import { entities } from '../entities/index.ts';
import { products } from '../entities/products.ts';
import { wordings } from '../words/wordings.ts';
import type { AnyEntity } from './defineEntity.ts';
import { validate, type Mode } from './validate.ts';

const contact = { name: 'Asha', gender: 0, mobileNo: '9820012345' };
const product = { name: 'Ring', productCode: 'R-1', unitId: 'gm', mrp: 10, purchasePrice: 8, sellingPrice: 9 };
const priced = { ...product, subscriptionOnly: true };
const price = { id: '', name: 'Gold', price: 5, duration: 30 };

type Case = [what: string, entity: AnyEntity, body: object, problems: Record<string, string>, mode?: Mode];
const refused: Case[] = [
  ['V-01', products, { ...product, name: '  ' }, { name: 'Name is required' }],
  ['V-02', products, { ...product, productCode: null }, { productCode: 'Product Code is required' }],
  ['V-03', products, { ...product, sellingPrice: '' }, { sellingPrice: 'Selling Price is required' }],
  ['V-04 MRP', products, { ...product, mrp: undefined }, { mrp: 'Cost Price is required' }],
  ['V-04 purchase price', products, { ...product, purchasePrice: '' }, { purchasePrice: 'Cost Price is required' }],
  ['V-05', products, { ...product, unitId: '' }, { unitId: 'Please Select Unit' }],
  [
    'V-06 name',
    products,
    { ...priced, productPrice: { ...price, name: ' ' } },
    { 'productPrice.name': 'Name is required' },
  ],
  [
    'V-06 price',
    products,
    { ...priced, productPrice: { ...price, price: '' } },
    { 'productPrice.price': 'This field could not be empty.' },
  ],
  [
    'V-06 negative',
    products,
    { ...priced, productPrice: { ...price, price: -1 } },
    { 'productPrice.price': 'Price cannot be negative' },
  ],
  [
    'V-06 duration',
    products,
    { ...priced, productPrice: { ...price, duration: null } },
    { 'productPrice.duration': 'Duration is required' },
  ],
  [
    'V-09 on update',
    products,
    { taxPercentage: 'abc' },
    { taxPercentage: 'Enter a number like 1,25,050.50, with a point for decimals' },
    'update',
  ],
  ['V-10 required', contacts, { ...contact, name: '' }, { name: 'Name is required' }],
  ['V-10 long', contacts, { ...contact, name: 'x'.repeat(129) }, { name: 'Name cannot exceed 128 characters' }],
  ['V-11', contacts, { ...contact, gender: '' }, { gender: 'Gender is required' }],
  ['V-12 required', contacts, { ...contact, mobileNo: '' }, { mobileNo: 'Mobile number is required' }],
  ['V-12 digits', contacts, { ...contact, mobileNo: '12345' }, { mobileNo: 'Please enter a 10 digit mobile number' }],
  ['V-13', contacts, { ...contact, email: 'asha' }, { email: 'Invalid email' }],
  ['V-14', contacts, { ...contact, phoneNo: '12345' }, { phoneNo: 'Mobile number must be between 10 and 15 digits' }],
  ['V-16 missing', commodityRates, { goldRate: 1, silverRate: 1 }, { diamondRate: 'Rate is required' }],
  ['V-16 zero', commodityRates, { goldRate: 0, silverRate: 1, diamondRate: 1 }, { goldRate: 'Rate is required' }],
  ['an unknown field', contacts, { ...contact, nickname: 'A' }, { nickname: 'Unknown field' }],
  ['a list', contacts, [], { '': 'Send the fields as an object' }],
];

it.each(refused)('%s is refused at its field', (_what, entity, body, problems, mode = 'create') => {
  expect(wordings.en.sayAll(validate(entity, body, mode).problems!)).toEqual(problems);
});

const accepted: [what: string, entity: AnyEntity, body: object, values: object, mode?: Mode][] = [
  ['E-09 gender 0', contacts, contact, { gender: 0 }],
  ['V-15 trimmed', contacts, { ...contact, name: ' Asha ', email: ' a@b.in ' }, { name: 'Asha', email: 'a@b.in' }],
  ['V-17 trimmed', groups, { name: ' VIP ' }, { name: 'VIP' }],
  ['V-01 trimmed', products, { ...product, name: ' Ring ' }, { name: 'Ring' }],
  [
    'V-06 trimmed',
    products,
    { ...priced, productPrice: { ...price, name: ' Gold ' } },
    { productPrice: { ...price, name: 'Gold', isActive: true } },
  ],
  ['V-09 tax that is no number', products, { ...product, taxPercentage: 'abc' }, { taxPercentage: null }],
  ['V-09 tax as text', products, { ...product, taxPercentage: '3' }, { taxPercentage: 3 }],
  ['S-02 subscriptionOnly', products, product, { subscriptionOnly: false, productPrice: null }],
  [
    'a price block of a product sold outright',
    products,
    { ...product, productPrice: { ...price, name: '' } },
    { productPrice: null },
  ],
  ['an alias', products, { ...product, hsnCode: '7113' }, { hsncode: '7113' }],
  ['a rate without diamonds in a file', commodityRates, { goldRate: 1, at: '2026-01' }, { goldRate: 1 }, 'import'],
];

it.each(accepted)('%s', (_what, entity, body, values, mode = 'create') => {
  const checked = validate(entity, body, mode);
  expect(checked.problems).toBeUndefined();
  expect(checked.values).toMatchObject(values);
});

describe('an update', () => {
  it('speaks only of the fields it names', () => {
    expect(validate(contacts, { name: 'B' }, 'update').values).toEqual({ name: 'B' });
  });
  it('V-09 ignores what replies carry and clients may not write', () => {
    const whole = {
      id: 'x',
      createdAt: 'x',
      updatedAt: 'x',
      version: 3,
      unit: {},
      images: [],
      productPrice: price,
      name: 'B',
    };
    expect(validate(products, whole, 'update').values).toEqual({ name: 'B' });
  });
});

const textKinds: readonly string[] = [
  'text',
  'longText',
  'richText',
  'email',
  'digits',
  'mobile',
  'phone',
  'pin',
  'url',
];
const textFields = Object.values(entities as Record<string, AnyEntity>).flatMap(({ name, fields, info }) =>
  Object.values(info).flatMap(field =>
    textKinds.includes(field.kind) ? [[name, field.name, fields[field.name]!] as const] : [],
  ),
);

it.each(textFields)('%s.%s is read without what nobody sees', (_entity, _field, schema) =>
  expect(schema.cast('\u202a\u200b \u202c', { assert: false })).toBeNull(),
);
