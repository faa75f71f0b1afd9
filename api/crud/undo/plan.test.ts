import { describe, expect, it } from 'vitest';
import { contacts } from '../../../schema/entities/contacts.ts';
import { products } from '../../../schema/entities/products.ts';
import { defineEntity, type AnyEntity } from '../../../schema/kit/defineEntity.ts';
import { date } from '../../../schema/kit/kinds.ts';
import type { Changes } from '../../db/history.ts';
import { plan, wayBack, type Facts, type Step } from './plan.ts';

const periods = defineEntity({
  name: 'periods',
  label: { one: 'Period', many: 'Periods' },
  path: 'shops/:shopId/periods',
  title: 'since',
  fields: { since: date().label('From'), until: date().label('Until').after('since') },
  search: [],
  permissions: {},
});

const step = (action: Step['action'], changes: Changes | null = null): Step => ({ action, changes });

it.each<[string, Step[], object]>([
  ['what was made goes', [step('create')], { remove: true }],
  ['and what was changed on the way', [step('update', { mrp: [1, 2] }), step('create')], { remove: true }],
  ['what was deleted comes', [step('delete')], { restore: true }],
  ['what was restored goes', [step('restore')], { remove: true }],
  ['a field becomes what it was', [step('update', { mrp: [1, 2] })], { fields: { mrp: [1, 2] } }],
  [
    'before the first of several changes',
    [step('update', { mrp: [2, 3], name: ['b', 'c'] }), step('update', { mrp: [1, 2] })],
    { fields: { mrp: [1, 3], name: ['b', 'c'] } },
  ],
  [
    'a list keeps what another change added between two of its own',
    [
      step('update', {
        images: [
          ['a', 'mine'],
          ['a', 'mine', 'b'],
        ],
      }),
      step('update', { images: [[], ['a']] }),
    ],
    { fields: { images: [['mine'], ['a', 'mine', 'b']] } },
  ],
  [
    'and becomes what it was where none did',
    [step('update', { images: [['a'], ['b', 'a']] }), step('update', { images: [[], ['a']] })],
    { fields: { images: [[], ['b', 'a']] } },
  ],
])('%s', (_, steps, way) => expect(wayBack(steps)).toEqual(way));

describe('of a record', () => {
  const facts = (values: object, more: Partial<Facts> = {}, isDeleted = false): Facts => ({
    state: { isDeleted, title: 'Ring', values: values as Record<string, unknown> },
    since: [],
    isUsed: false,
    isThere: () => true,
    ...more,
  });
  const planned = (entity: AnyEntity, steps: Step[], known: Facts) =>
    plan({ entity, id: '1', isMine: true, steps, first: '9' }, known);
  const changed = (changes: Changes, known: Facts, entity: AnyEntity = products) => {
    const { way, left } = planned(entity, [step('update', changes)], known);
    return [
      way && Object.fromEntries(Object.entries('fields' in way ? way.fields : {}).map(([name, [was]]) => [name, was])),
      left?.why,
      left?.fields,
    ];
  };
  const meera = [{ by: 'Meera', isOther: true, fields: ['mrp'] }];

  it.each<[string, Changes, Facts, unknown[], AnyEntity?]>([
    ['a value', { mrp: [1, 2] }, facts({ mrp: 2 }), [{ mrp: 1 }, undefined, undefined]],
    ['to nothing', { hsncode: [null, '7113'] }, facts({ hsncode: '7113' }), [{ hsncode: null }, undefined, undefined]],
    ['which is so already', { mrp: [1, 2] }, facts({ mrp: 1 }), [null, undefined, undefined]],
    ['which changed since', { mrp: [1, 2] }, facts({ mrp: 3 }, { since: meera }), [null, 'changed', ['mrp']]],
    [
      'of which one changed since',
      { mrp: [1, 2], name: ['a', 'b'] },
      facts({ mrp: 3, name: 'b' }),
      [{ name: 'a' }, 'changed', ['mrp']],
    ],
    [
      'a reference to what is gone',
      { unitId: ['u1', 'u2'] },
      facts({ unitId: 'u2' }, { isThere: () => false }),
      [null, 'gone', ['unitId']],
    ],
    [
      'links: what came goes, what was added since stays',
      { selectedGroups: [['a'], ['a', 'b']] },
      facts({ selectedGroups: ['a', 'b', 'c'] }),
      [{ selectedGroups: ['a', 'c'] }, undefined, undefined],
      contacts,
    ],
    [
      'links: what went comes, unless it is gone',
      { selectedGroups: [['a', 'b'], []] },
      facts({ selectedGroups: ['c'] }, { isThere: id => id === 'a' }),
      [{ selectedGroups: ['a', 'c'] }, 'gone', ['selectedGroups']],
      contacts,
    ],
    [
      'an order of pictures',
      {
        images: [
          ['a', 'b'],
          ['b', 'a'],
        ],
      },
      facts({ images: ['b', 'a'] }),
      [{ images: ['a', 'b'] }, undefined, undefined],
    ],
    [
      'an order of pictures that changed since',
      {
        images: [
          ['a', 'b'],
          ['b', 'a'],
        ],
      },
      facts({ images: ['b', 'c', 'a'] }),
      [null, 'changed', ['images']],
    ],
  ])('%s', (_, changes, known, expected, entity) => expect(changed(changes, known, entity)).toEqual(expected));

  it.each<[string, Changes, object, unknown[]]>([
    [
      'with its end',
      { since: ['2026-01-01', '2026-03-01'] },
      { since: '2026-03-01', until: '2026-04-01' },
      [{ since: '2026-01-01' }, undefined, undefined],
    ],
    [
      'whose end moved before it since',
      { since: ['2026-03-01', '2026-01-01'] },
      { since: '2026-01-01', until: '2026-02-01' },
      [null, 'changed', ['since']],
    ],
    [
      'both of them',
      { since: ['2026-03-01', '2026-01-01'], until: ['2026-04-01', '2026-02-01'] },
      { since: '2026-01-01', until: '2026-02-01' },
      [{ since: '2026-03-01', until: '2026-04-01' }, undefined, undefined],
    ],
  ])('a beginning goes back %s', (_, changes, now, expected) =>
    expect(changed(changes, facts(now), periods)).toEqual(expected),
  );

  it('in the trash is left, and says who put it there', () => {
    const { way, left } = planned(
      products,
      [step('update', { mrp: [1, 2] })],
      facts({ mrp: 2 }, { since: meera }, true),
    );
    expect([way, left]).toEqual([null, { entity: 'products', id: '1', title: 'Ring', why: 'deleted', by: 'Meera' }]);
  });

  it.each<[string, Step[], Facts, string | undefined]>([
    ['made, and used since', [step('create')], facts({}, { isUsed: true }), 'used'],
    ['made, and changed by somebody else since', [step('create')], facts({}, { since: meera }), 'changed'],
    [
      'made, and changed by oneself',
      [step('create')],
      facts({}, { since: [{ ...meera[0]!, isOther: false }] }),
      undefined,
    ],
    ['made, and deleted since', [step('create')], facts({}, {}, true), undefined],
    ['deleted, and restored since', [step('delete')], facts({}), undefined],
    [
      'deleted, with its category',
      [step('delete')],
      facts({ categoryId: 'c' }, { isThere: () => false }, true),
      'gone',
    ],
    ['erased for good', [step('create')], { ...facts({}), state: undefined }, undefined],
  ])('%s', (_, steps, known, why) => expect(planned(products, steps, known).left?.why).toBe(why));
});
