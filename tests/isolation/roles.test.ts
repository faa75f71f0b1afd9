import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { entities } from '../../schema/entities/index.ts';
import { shop, type ShopArea } from '../../schema/permissionAreas.ts';
import { isReading, type Verb } from '../../schema/permissionVerbs.ts';
import { platform } from '../../schema/platformAreas.ts';
import { permissions, roleNames, roles, type Permission } from '../../schema/permissions.ts';

const areas: Record<string, ShopArea> = shop;

const heldIn = (area: string, role: (typeof roleNames)[number]) => {
  const { verbs } = areas[area]!;
  const held = verbs.filter(verb => (roles[role] as string[]).includes(`${area}/${verb}`));
  return held.length === verbs.length ? 'all' : held.join(' ') || '-';
};

describe('P-01 the roles that the product ships', () => {
  const [heads, ...rows] = readFileSync(new URL('roles.txt', import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map(line => line.split(/ {2,}/));

  it('are those of the table', () => expect(heads).toEqual(['area', ...roleNames]));

  // A new area is free to have no line yet. One that has a line changes only together with it.
  it.each(rows.map(row => [row[0]!, row] as const))('hold in %s what they held', (area, row) => {
    expect([area, ...(area in areas ? roleNames.map(role => heldIn(area, role)) : ['gone'])]).toEqual(row);
  });

  it('hold nothing twice, the owner everything, and nobody else more than the manager', () => {
    for (const role of roleNames) {
      expect(new Set(roles[role]).size).toBe(roles[role].length);
      if (role !== 'owner') expect(roles[role].filter(name => !roles.manager.includes(name))).toEqual([]);
    }
    for (const area of Object.keys(areas)) expect(heldIn(area, 'owner')).toBe('all');
  });
});

describe('P-01 the permissions of an entity', () => {
  const names = [...Object.keys(shop), ...Object.keys(platform)];
  const areaOf = (permission: string) =>
    names.filter(name => permission.startsWith(`${name}/`)).toSorted((one, other) => other.length - one.length)[0]!;
  const all = Object.values(entities).map(entity => [entity.name, Object.entries(entity.permissions)] as const);

  it.each(all)('%s: of one area, and no change by who may only see', (_, asked) => {
    const strings = asked.flatMap(([verb, name]) => (name ? [[verb, name as Permission] as const] : []));
    expect(strings.filter(([, name]) => !permissions.includes(name))).toEqual([]);
    expect(new Set(strings.map(([, name]) => areaOf(name))).size).toBeLessThanOrEqual(1);
    const verbOf = (name: string) => name.slice(areaOf(name).length + 1) as Verb;
    expect(strings.filter(([verb, name]) => verb !== 'list' && isReading(verbOf(name)))).toEqual([]);
  });
});
