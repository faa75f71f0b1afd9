import { tables } from '../../../api/tables.ts';
import { entities } from '../../../schema/entities/index.ts';

/** A condition that keeps a statement in its shop: where it stands in a text, and a name that is the same wherever it is built. */
export type Site = { key: string; from: number; to: number };

/** Beside the tables of shops the function that reads their people, which has a wall of its own. */
const walled = [
  ...tables(entities)
    .filter(({ scope }) => scope === 'shop')
    .map(({ name }) => name),
  'people_of_shop',
  'names_of_shop',
];
const condition = /(?:\b(\w+)\.)?\bshop_id = \$1(?!\d)/g;
const mention = /\b(from|join|update|into)\s+(\w+)(?:\(\))?(?:\s+(?!where\b|set\b|on\b|using\b)(\w+))?/gi;

const known = new Map<string, Site[]>();

/** Every such condition of a statement. */
export const sitesIn = (text: string): Site[] => {
  let sites = known.get(text);
  if (!sites) known.set(text, (sites = found(text)));
  return sites;
};

const found = (text: string): Site[] => {
  const mentions = [...text.matchAll(mention)].map(([, verb, table, alias]) => ({
    verb,
    table: table!,
    alias: alias ?? table,
  }));
  return [...text.matchAll(condition)].flatMap(match => {
    const [whole, alias] = match;
    const named = mentions.filter(each => !alias || each.alias === alias);
    const before = named.filter(each => text.indexOf(`${each.verb} ${each.table}`) < match.index);
    const owner = before.at(-1) ?? named[0];
    if (!owner || !walled.includes(owner.table)) return [];
    const to = match.index + whole.length;
    const key = [headOf(text), `${owner.verb} ${owner.table}`, `${whole}${nextOf(text.slice(to))}`].join(' … ');
    return [{ key, from: match.index, to }];
  });
};

const plain = (text: string) => text.replace(/\s+/g, ' ').replace(/\$\d+/g, '$n');
/** How it begins, whatever it sets or sorts by. */
const headOf = (text: string) =>
  plain(text)
    .replace(/^(update \w+) .*/, '$1')
    .replace(/^select \(.*/, 'select slice')
    .slice(0, 28);
/** The condition beside it tells it from others. */
const nextOf = (rest: string) =>
  plain(/^\s+and\s+(?:not )?[\w.]+(?: = [\w.$]+| is (?:not )?null| = any\(| between)?/.exec(rest)?.[0] ?? '').slice(
    0,
    60,
  );

/** The statement without some of its conditions. */
export const without = (text: string, gone: (site: Site) => boolean): string => {
  let changed = text;
  for (const site of sitesIn(text).toReversed())
    if (gone(site)) changed = `${changed.slice(0, site.from)}$1::uuid is not null${changed.slice(site.to)}`;
  return changed;
};
