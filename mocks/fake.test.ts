import { en_IN, en, Faker } from '@faker-js/faker';
import { describe, expect, it } from 'vitest';
import { contacts } from '../schema/entities/contacts.ts';
import { entities } from '../schema/entities/index.ts';
import { products } from '../schema/entities/products.ts';
import { defineEntity, type AnyEntity } from '../schema/kit/defineEntity.ts';
import * as kinds from '../schema/kit/kinds.ts';
import { anything, byName } from '../schema/kit/shape.ts';
import { validate } from '../schema/kit/validate.ts';
import { proofSize } from '../tests/support/proofSize.ts';
import { fakeRecord } from './fake.ts';

const seeded = (seed: number) => new Faker({ locale: [en_IN, en], seed });
const ids = ['01890000-0000-7000-8000-000000000001', '01890000-0000-7000-8000-000000000002'];
const seeds = Array.from({ length: 200 }, (_, seed) => seed);
const fakes = (entity: AnyEntity, many = seeds.length) =>
  seeds.slice(0, many).map(seed => fakeRecord(entity, seeded(seed), () => ids));

describe('a fake record', () => {
  it.each(Object.values(entities).map(entity => [entity.name, entity] as [string, AnyEntity]))(
    'of %s keeps every rule, whatever the seed',
    (_, entity) => {
      const records = fakes(entity, proofSize(40, seeds.length));
      expect(records.filter(record => validate(entity, record, 'create').problems)).toEqual([]);
      expect(new Set(records.map(record => JSON.stringify(record))).size).toBeGreaterThan(1);
    },
  );

  it('is the same for the same seed', () =>
    expect(fakeRecord(products, seeded(7), () => ids)).toEqual(fakeRecord(products, seeded(7), () => ids)));

  it('fills what may be empty now and then, and what is bound to another field when that asks for it', () => {
    const emails = fakes(contacts).map(({ email }) => email ?? null);
    expect(emails).toContain(null);
    expect(emails.filter(Boolean).length).toBeGreaterThan(50);
    const subscriptions = fakes(products).filter(({ subscriptionOnly }) => subscriptionOnly);
    expect(subscriptions.length).toBeGreaterThan(20);
    expect(subscriptions.every(({ productPrice }) => productPrice)).toBe(true);
  });

  it('has new fields by itself, of whatever kind and rule', () => {
    const { text, digits, pin, money, weight, integer, date, timestamp, url, phone, json, percent, decimal, longText } =
      kinds;
    const more = {
      nickname: text().required().max(6),
      size: digits(15, 15, 'Exactly 15').required(),
      pin: pin('PIN').required(),
      fee: money().required().min(500).max(501),
      net: weight().required().moreThan(0),
      count: integer().required().min(3).max(4),
      born: date().required(),
      seen: timestamp().required(),
      site: url('Enter an address').required(),
      fax: phone('Enter a number').required(),
      more: json(byName(anything)).required(),
      share: percent().required().max(10),
      factor: decimal(1).required().max(5),
      notes: longText().required(),
      circle: kinds.ref('groups').required(),
      till: date().required().after('born'),
    };
    const extended = defineEntity({ ...contacts, fields: { ...contacts.fields, ...more } }) as unknown as AnyEntity;
    for (const record of fakes(extended, proofSize(40, seeds.length))) {
      expect(validate(extended, record, 'create').problems).toBeUndefined();
      expect(Object.keys(record)).toEqual(expect.arrayContaining(Object.keys(more)));
    }
  });

  it('says which field no value fits', () => {
    const impossible = defineEntity({
      ...contacts,
      fields: {
        ...contacts.fields,
        name: kinds
          .text()
          .required()
          .max(128)
          .test('never', 'Never', () => false),
      },
    }) as unknown as AnyEntity;
    expect(() => fakeRecord(impossible, seeded(1))).toThrow('No fake of Contact fits its rules: name');
  });
});
