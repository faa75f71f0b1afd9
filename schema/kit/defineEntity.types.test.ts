import { expect, expectTypeOf, it } from 'vitest';
import type { contacts, Contact } from '../entities/contacts.ts';
import type { Product } from '../entities/products.ts';
import { defineEntity, type InputOf } from './defineEntity.ts';
import { money, text } from './kinds.ts';

it('infers a record from its fields', () => {
  expectTypeOf<Contact['name']>().toEqualTypeOf<string>();
  expectTypeOf<Contact['gender']>().toEqualTypeOf<0 | 1 | 2>();
  expectTypeOf<Contact['email']>().toEqualTypeOf<string | null>();
  expectTypeOf<Contact['selectedGroups']>().toEqualTypeOf<string[]>();
  expectTypeOf<Contact['groupName']>().toEqualTypeOf<string>();
  expectTypeOf<Contact['version']>().toEqualTypeOf<number>();
  expectTypeOf<Product['sellingPrice']>().toEqualTypeOf<number>();
  expectTypeOf<Product['taxPercentage']>().toEqualTypeOf<number | null>();
  expectTypeOf<Product['subscriptionOnly']>().toEqualTypeOf<boolean>();
  expectTypeOf<InputOf<typeof contacts>['mobileNo']>().toEqualTypeOf<string | undefined>();
  // @ts-expect-error a contact has no such field
  expectTypeOf<Contact['nickname']>().toBeString();
});

const shelf = {
  name: 'shelves',
  label: { one: 'Shelf', many: 'Shelves' },
  path: 'shops/:shopId/shelves',
  title: 'name',
  fields: { name: text().required(), rent: money() },
  derived: { shout: (record: { name: string }) => record.name.toUpperCase() },
  list: { columns: ['name', 'shout'] },
  sections: { all: { fields: ['name', 'rent'] } },
  search: ['name'],
  permissions: { list: 'shop/product/read' },
} as const;

it('takes names of fields and derived fields only', () => {
  const good = shelf;
  expect(defineEntity(good).shown).toEqual(['name', 'shout']);
  // @ts-expect-error a column that is no field
  defineEntity({ ...good, list: { columns: ['nmae'] } });
  // @ts-expect-error a derived field is not searched
  defineEntity({ ...good, search: ['shout'] });
  // @ts-expect-error a form shows fields only
  defineEntity({ ...good, sections: { all: { fields: ['colour'] } } });
  // @ts-expect-error the title is a field
  defineEntity({ ...good, title: 'heading' });
  // @ts-expect-error a permission that the catalogue lacks
  defineEntity({ ...good, permissions: { list: 'shop/shelf/list' } });
  // @ts-expect-error a derived field reads the record's own fields
  defineEntity({ ...good, derived: { shout: record => record.colour } });
  // @ts-expect-error a key of a group stands in its group
  defineEntity({ ...good, columns: ['name'] });
  // @ts-expect-error a natural key is made of fields
  defineEntity({ ...good, identity: { naturalKey: ['code'] } });
});
