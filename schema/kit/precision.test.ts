import { expect, it } from 'vitest';
import { entities } from '../entities/index.ts';
import type { AnyEntity } from './defineEntity.ts';
import { infoOf, type FieldInfo } from './fieldInfo.ts';
import { columnType, largest } from './precision.ts';
import { totalKinds } from './totals.ts';

const inputsOf = ({ actions = {}, states, statuses }: AnyEntity) => [
  ...Object.values(actions).map(({ input = {} }) => infoOf(input)),
  ...Object.values(states?.transitions ?? {}).map(({ input = {} }) => infoOf(input)),
  ...Object.values(statuses?.asks ?? {}).map(input => infoOf(input)),
];

/** Each number that somebody types, in fields, lines, actions and transitions, with its place. */
const numbersIn = (place: string, fields: Record<string, FieldInfo>): [place: string, field: FieldInfo][] =>
  Object.values(fields).flatMap(field => {
    const here = `${place}.${field.name}`;
    if (field.line) return numbersIn(here, field.line);
    return (totalKinds as readonly string[]).includes(field.kind) ? [[here, field]] : [];
  });

const all = Object.values(entities as Record<string, AnyEntity>).flatMap(entity =>
  [entity.info, ...inputsOf(entity)].flatMap(fields => numbersIn(entity.name, fields)),
);

it('no number may be typed that its column does not hold', () => {
  const beyond = all.flatMap(([place, { kind, max, min }]) => {
    const most = largest[kind as (typeof totalKinds)[number]];
    return max === undefined || max > most || (min !== undefined && min < -most) ? place : [];
  });
  expect(all.length).toBeGreaterThan(200);
  expect(beyond).toEqual([]);
});

it.each([
  ['money', 'numeric(14,2)', 999_999_999_999.99],
  ['weight', 'numeric(12,3)', 999_999_999.999],
  ['percent', 'numeric(6,3)', 999.999],
] as const)('%s is kept as %s, up to %d', (kind, type, most) => {
  expect(columnType(kind)).toBe(type);
  expect(largest[kind]).toBe(most);
});
