import type { AnyEntity } from './defineEntity.ts';
import { fieldsIn } from './sections.ts';

type Rows = { name?: string; rows: readonly (readonly string[])[] };

/** `names` in the sections of their entity; those that are in none come last, one below the other, where no heading stands above them. */
export const sectionsOf = ({ sections = {} }: Pick<AnyEntity, 'sections'>, names: readonly string[]): Rows[] => {
  const known = fieldsIn(sections);
  const placed = Object.entries(sections).map(([name, { fields }]) => ({
    name,
    rows: fields.map(row => [row].flat().filter(field => names.includes(field))).filter(row => row.length > 0),
  }));
  const others = names.filter(name => !known.includes(name)).map(name => [name]);
  const last = placed.at(-1);
  const all =
    last && !sections[last.name]!.label
      ? [...placed.slice(0, -1), { ...last, rows: [...last.rows, ...others] }]
      : [...placed, { rows: others }];
  return all.filter(({ rows }) => rows.length > 0);
};
