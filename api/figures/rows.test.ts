import { describe, expect, it } from 'vitest';
import { defineEntity, type AnyEntity } from '../../schema/kit/defineEntity.ts';
import type { Figure } from '../../schema/kit/figures.ts';
import { boolean, choice, date, ref, text } from '../../schema/kit/kinds.ts';
import { rowsOf, type Counted } from './rows.ts';

const jobs = defineEntity({
  name: 'jobs',
  label: { one: 'Job', many: 'Jobs' },
  path: 'shops/:shopId/jobs',
  title: 'name',
  fields: {
    name: text(),
    day: date(),
    size: choice([
      { id: 2, name: 'Large' },
      { id: 1, name: 'Small' },
    ] as const),
    isOpen: boolean(true),
    groupId: ref('groups'),
  },
  search: [],
  permissions: {},
}) as unknown as AnyEntity;

const row = (key: Counted['key'], count: number, isRest = false): Counted => ({ key, value: count, count, isRest });
const told = (figure: Omit<Figure, 'label'>, ...counted: Counted[]) =>
  rowsOf(jobs, { label: 'Jobs', ...figure } as Figure, counted).map(({ key, value, isRest }) =>
    isRest ? `rest ${value}` : `${key} ${value}`,
  );

describe('the rows of a figure', () => {
  it.each<[string, Omit<Figure, 'label'>, Counted[], string[]]>([
    ['are one without anything to be by', {}, [row(null, 3)], ['null 3']],
    ['tell that there is nothing', {}, [], ['null 0']],
    ['are choices in the order of the schema', { by: 'size' }, [row(1, 5)], ['2 0', '1 5']],
    [
      'keep a choice that the schema has no more',
      { by: 'size' },
      [row(9, 1), row(null, 2)],
      ['2 0', '1 0', '9 1', 'null 2'],
    ],
    ['are yes and no', { by: 'isOpen' }, [row(false, 4)], ['true 0', 'false 4']],
    [
      'are references as they come, then the rest, then none',
      { by: 'groupId' },
      [row(null, 9), row('a', 7), row('b', 3), row(null, 5, true)],
      ['a 7', 'b 3', 'rest 5', 'null 9'],
    ],
    [
      'are months one after the other, what was before in front',
      { by: 'day' },
      [row('2027-01-01', 1), row('2026-11-01', 2), row(null, 8, true), row(null, 3)],
      ['rest 8', '2026-11-01 2', '2026-12-01 0', '2027-01-01 1', 'null 3'],
    ],
    [
      'are weeks over the end of a year',
      { by: 'day', every: 'week' },
      [row('2027-01-04', 1), row('2026-12-21', 2)],
      ['2026-12-21 2', '2026-12-28 0', '2027-01-04 1'],
    ],
    [
      'are days over the end of February',
      { by: 'day', every: 'day' },
      [row('2028-03-01', 1), row('2028-02-28', 2)],
      ['2028-02-28 2', '2028-02-29 0', '2028-03-01 1'],
    ],
    [
      'are left with their holes where these are too many',
      { by: 'day', every: 'day' },
      [row('2026-11-01', 1), row('0202-11-01', 2)],
      ['0202-11-01 2', '2026-11-01 1'],
    ],
  ])('%s', (_, figure, counted, expected) => expect(told(figure, ...counted)).toEqual(expected));

  it('have no average of none', () =>
    expect(rowsOf(jobs, { label: 'Jobs', average: 'size', by: 'isOpen' }, [])).toEqual([
      { key: 'true', value: null, count: 0 },
      { key: 'false', value: null, count: 0 },
    ]));
});
