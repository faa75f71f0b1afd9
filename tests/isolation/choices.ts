import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import { entities } from '../../schema/entities/index.ts';
import { entityOf } from '../../api/db/select.ts';
import type { Operation } from '../../api/operation.ts';
import { csvFile } from '../support/csv.ts';
import { drawFrom, type Draw } from '../support/draw.ts';
import { pngFile } from '../support/pictures.ts';
import { sampleValue, textValue } from '../support/sample.ts';
import { filled, slotsOf, type Filled, type Slot } from '../support/slots.ts';

/** Ids by what they stand for. */
export type Pools = Record<string, readonly string[]>;
/** Mine, and others' that I might have heard of, whether or not there are any. */
export type Known = { mine: Pools; foreign: Pools };

/**
 * A call of the operation, chosen by a number alone: mostly sensible, now and then with what belongs to another. Where
 * something is `given`, that and a path are all there is.
 */
export const chosenCall = async (
  operation: Operation,
  n: number,
  known: Known,
  given?: Record<string, unknown>,
): Promise<Filled> => {
  const draw = drawFrom(n);
  const values = new Map<string, unknown>();
  for (const slot of slotsOf(operation)) {
    const value = given && slot.in !== 'path' ? given[slot.name] : await chosenValue(slot, operation, draw, known);
    values.set(`${slot.in} ${slot.name}`, value);
  }
  return filled(operation, slot => values.get(`${slot.in} ${slot.name}`));
};

const chosenValue = (slot: Slot, operation: Operation, draw: Draw, known: Known): unknown => {
  switch (slot.in) {
    case 'path':
      return inPath(slot, draw, known);
    case 'header':
      return draw.percent(15) ? `key-${draw.below(3)}` : undefined;
    case 'query':
      return draw.percent(often[slot.name] ?? (slot.info ? 4 : 12)) ? inQuery(slot, operation, draw, known) : undefined;
    case 'body':
      return slot.many || slot.info?.required || draw.percent(often[slot.name] ?? 30)
        ? inBody(slot, operation, draw, known)
        : undefined;
  }
};

/** Of a hundred times; where nothing is said 30 in a body, seldom in an address, where each narrows the list. */
const often: Record<string, number> = { format: 100, permanent: 50, deleted: 45, sort: 8, version: 60 };

const unknown = '01900000-0000-7000-8000-000000000000';

const oneOf = (target: string, draw: Draw, { mine, foreign }: Known, foreignShare = 20): string => {
  const pool = (draw.percent(foreignShare) ? foreign[target] : mine[target]) ?? [];
  // The first one is what the others belong to.
  return (draw.percent(25) ? pool[0] : pool[draw.below(pool.length || 1)]) ?? unknown;
};

const some = (target: string, draw: Draw, known: Known) =>
  Array.from({ length: draw.of([1, 1, 1, 2, 3]) }, () => oneOf(target, draw, known, 8));

const inPath = ({ name, target }: Slot, draw: Draw, known: Known): string => {
  if (name === 'shopId') return oneOf('shops', draw, known, 4);
  if (name === 'rendition') return 'full.webp';
  return oneOf(target!, draw, known);
};

/** Near the numbers that the records of the shop, or of a rival, were made from. */
const number = (draw: Draw) => draw.of([1_009, 1_909]) + draw.below(9);

const inQuery = ({ name, info, many, target }: Slot, { entity }: Operation, draw: Draw, known: Known): unknown => {
  if (many) return some(target!, draw, known).join();
  const fixed: Record<string, () => unknown> = {
    query: () => draw.of(['name', 'rival', 'a', '9820', 'zzz', textValue('', number(draw)).slice(-3), 'example']),
    pageNumber: () => 1 + draw.below(2),
    pageSize: () => draw.of([0, 1, 3, 7]),
    sort: () => draw.of([...Object.keys(entity?.info ?? {}), 'createdAt', 'updatedAt']),
    order: () => draw.of(['ASC', 'DESC']),
    deleted: () => 'only',
    permanent: () => 'true',
    format: () => draw.of(['csv', 'csv', 'xlsx']),
  };
  if (fixed[name]) return fixed[name]();
  if (name === entity?.active?.parameter) return 'true';
  if (entity?.presenceFilters?.[name]) return draw.of(Object.keys(entity.presenceFilters[name]));
  if (!info) return String(draw.below(3));
  return target ? oneOf(target, draw, known) : sampleValue(info, number(draw), async () => unknown);
};

/** As one of the records of the shop, or of a rival, is called. */
const titleOf = (target: string, draw: Draw): unknown => {
  const { info, title } = entityOf(target);
  return sampleValue(info[title]!, number(draw), async () => unknown);
};

const inBody = (slot: Slot, operation: Operation, draw: Draw, known: Known): unknown => {
  const { name, info, many, target } = slot;
  if (many) return some(target!, draw, known);
  if (target) return draw.percent(info?.kind === 'ref' ? 10 : 0) ? titleOf(target, draw) : oneOf(target, draw, known);
  const fixed: Record<string, () => unknown> = {
    version: () => 1 + draw.below(4),
    format: () => draw.of(['csv', 'xlsx']),
    dryRun: () => draw.percent(30),
    mapping: () => undefined,
    address: () => `shops/${oneOf('shops', draw, known)}/units/export?format=csv`,
  };
  if (fixed[name]) return fixed[name]();
  if (!info) return draw.of(['true', 'x']);
  if (info.kind === 'image' || info.kind === 'images') return pngFile();
  if (info.kind === 'file') return info.name === 'image' ? pngFile() : rows(operation, draw);
  return sampleValue(info, number(draw), async () => unknown);
};

/** Members of a group are contacts. */
const rows = ({ entity, id }: Operation, draw: Draw): Promise<File> => {
  const imported: AnyEntity = id === 'groupMembers.importList' ? entities.contacts : entity!;
  const numbers = Array.from({ length: 1 + draw.below(3) }, () => number(draw));
  return csvFile(imported, numbers, draw.of([1_010, number(draw)]), draw.percent(20) ? 'Rival ' : '');
};
