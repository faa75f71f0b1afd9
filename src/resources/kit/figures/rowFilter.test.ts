import { expect, it } from 'vitest';
import { contacts } from '../../../../schema/entities/contacts.ts';
import { products } from '../../../../schema/entities/products.ts';
import { quickBills } from '../../../../schema/entities/quickBills.ts';
import type { AnyEntity } from '../../../../schema/kit/defineEntity.ts';
import type { Figure, FigureRow } from '../../../../schema/kit/figures.ts';
import { rowFilter } from './rowFilter.ts';

const row = (key: string | null, isRest?: true): FigureRow => ({ key, value: 1, count: 1, ...(isRest && { isRest }) });
const month = { createdAt_gte: '2026-02-01', createdAt_lte: '2026-02-28' };
const aged = { by: 'birthday', ages: [30, 90] };
const late = '2026-02-10T00:00:00+05:30';

it.each<[string, unknown, Partial<Figure>, FigureRow, Record<string, unknown>, object | undefined]>([
  ['a month to its last day', contacts, { by: 'createdAt' }, row('2026-02-01'), {}, month],
  [
    'a week of days',
    contacts,
    { by: 'birthday', every: 'week' },
    row('2026-02-23'),
    {},
    { birthday_gte: '2026-02-23', birthday_lte: '2026-03-01' },
  ],
  [
    'a year of days',
    contacts,
    { by: 'birthday', every: 'year' },
    row('2026-01-01'),
    {},
    { birthday_gte: '2026-01-01', birthday_lte: '2026-12-31' },
  ],
  [
    'no more than the list shows',
    contacts,
    { by: 'createdAt' },
    row('2026-02-01'),
    { createdAt_gte: late, q: 'a' },
    { ...month, createdAt_gte: late, q: 'a' },
  ],
  [
    'no more than the last day that the list shows, be it given as a moment',
    contacts,
    { by: 'createdAt' },
    row('2026-02-01'),
    { createdAt_lte: '2026-02-20T23:59:59.999+05:30' },
    { ...month, createdAt_lte: '2026-02-20T23:59:59.999+05:30' },
  ],
  [
    'no more than the month',
    contacts,
    { by: 'createdAt' },
    row('2026-02-01'),
    { createdAt_lte: '2027-01-01T00:00:00+05:30' },
    month,
  ],
  [
    'a reference',
    products,
    { by: 'categoryId' },
    row('c1'),
    { groupId: 'g1' },
    { groupId: 'g1', categoryId: 'only:c1' },
  ],
  ['no reference', products, { by: 'categoryId' }, row(null), {}, { categoryId: 'none' }],
  ['a choice', contacts, { by: 'gender' }, row('2'), {}, { gender: '2' }],
  ['nothing where there is no day', contacts, { by: 'birthday' }, row(null), {}, undefined],
  [
    'what was before',
    contacts,
    { by: 'birthday' },
    row(null, true),
    { birthday_lte: '2030-01-01' },
    { birthday_lte: '2025-12-31' },
  ],
  ['moments before', contacts, { by: 'createdAt' }, row(null, true), {}, { createdAt_lte: '2025-12-31' }],
  ['the newest band of ages, and what lies ahead', contacts, aged, row('0'), {}, { birthday_gte: '2026-03-01' }],
  [
    'a band of ages, no further than the list',
    contacts,
    aged,
    row('31'),
    { birthday_gte: '2026-02-01' },
    { birthday_gte: '2026-02-01', birthday_lte: '2026-02-28' },
  ],
  ['all that is older', contacts, aged, row('91'), {}, { birthday_lte: '2025-12-30' }],
  [
    'those in one state',
    quickBills,
    { by: 'tillId', state: 'issued' },
    row('t1'),
    {},
    { tillId: 't1', state: 'issued' },
  ],
  ['nothing of the rest', products, { by: 'categoryId' }, row(null, true), {}, undefined],
  ['nothing of one number', products, {}, row(null), {}, undefined],
])('a row leads to %s', (_, entity, figure, of, values, expected) =>
  expect(
    rowFilter(entity as AnyEntity, { label: '', ...figure } as Figure, of, values, {
      today: '2026-03-31',
      earliest: '2026-01-01',
    }),
  ).toEqual(expected),
);
