import type { Operation } from '../../api/operation.ts';
import { entities } from '../../schema/entities/index.ts';
import { csvFile, csvOf } from '../support/csv.ts';
import { pngFile } from '../support/pictures.ts';
import { sampleValue } from '../support/sample.ts';
import { filled, slotsOf, type Filled, type Slot } from '../support/slots.ts';
import type { Stranger } from './callers.ts';
import type { Victim } from './victim.ts';

const nowhere = '01900000-0000-7000-8000-000000000000';
const nobody = async () => nowhere;
const keyOf = ({ in: place, name }: Slot) => `${place} ${name}`;

/**
 * Calls that try to reach the victim: what a sensible call of the stranger's own has in each slot, first all of them, then
 * one after the other replaced by the victim's ids and canaries, here and in the victim's shop.
 */
export async function* probesOf(
  operation: Operation,
  stranger: Stranger,
  victim: Victim,
  isDrawn: () => boolean,
): AsyncGenerator<Filled> {
  const slots = slotsOf(operation);
  const own = new Map<string, unknown>();
  for (const slot of slots) own.set(keyOf(slot), await ownValue(slot, operation, stranger));
  const call = (changes: Map<string, unknown>) =>
    filled(operation, slot => (changes.has(keyOf(slot)) ? changes.get(keyOf(slot)) : own.get(keyOf(slot))));
  const inTheirs = ['path shopId', victim.shopId] as const;
  const everything = new Map<string, unknown>();
  const values = new Map<Slot, unknown[]>();
  for (const slot of slots) values.set(slot, await victimsValues(slot, operation, victim));
  for (const [slot, [first]] of values) everything.set(keyOf(slot), first);
  yield call(everything);
  const required = slots.filter(slot => slot.in === 'path' || own.get(keyOf(slot)) !== undefined);
  yield call(new Map(required.map(slot => [keyOf(slot), everything.get(keyOf(slot))])));
  for (const [slot, each] of values)
    for (const value of each) {
      if (isDrawn()) yield call(new Map([[keyOf(slot), value]]));
      if (slot.name !== 'shopId' && isDrawn()) yield call(new Map([[keyOf(slot), value], inTheirs]));
    }
}

/** As whoever works there would send it. */
const ownValue = async (slot: Slot, operation: Operation, { home, pools }: Stranger): Promise<unknown> => {
  const { in: place, name, info, target, many } = slot;
  const id = target ? (pools[target]?.[0] ?? nowhere) : nowhere;
  if (place === 'path') return name === 'shopId' ? home : name === 'rendition' ? 'full.webp' : id;
  if (place === 'query') return name === 'format' ? 'csv' : undefined;
  if (place === 'header') return undefined;
  if (many) return [id];
  if (target) return id;
  if (name === 'format') return 'csv';
  if (!info) return undefined;
  if (info.kind === 'file') return info.name === 'image' ? pngFile() : csvFile(imported(operation), [7_001], 7_001);
  return info.required ? sampleValue(info, 7_001, nobody) : undefined;
};

/** Ids of what belongs into the slot, then words. */
const victimsValues = async (slot: Slot, operation: Operation, victim: Victim): Promise<unknown[]> => {
  const { in: place, name, info, target, many } = slot;
  const { pools, title, shopId } = victim;
  if (name === 'shopId') return [shopId];
  if (name === 'idempotency-key') return ['key-0'];
  const ids = (target && pools[target]?.length ? pools[target] : [shopId]) as string[];
  if (many) return [ids.slice(0, 3), [nowhere, ids[0]!]].map(list => (place === 'query' ? list.join() : list));
  if (info?.kind === 'file' || info?.kind === 'image' || info?.kind === 'images') return files(slot, operation, victim);
  const words = (target && title(target)) || (info ? wordsOf(slot, victim) : 'Kanari a');
  if (place === 'path' || target) return [ids[0], ids.at(-1), words];
  return [words, ids[0], ...(name === 'address' ? [`shops/${shopId}/contacts/export?format=csv`] : [])];
};

const wordsOf = ({ info }: Slot, { title }: Victim): unknown =>
  ({
    email: 'kanari.owner@canary.test',
    mobile: '9753100001',
    phone: '9753100001',
    digits: '77531001',
    money: 7_753_101,
  })[info!.kind as string] ?? title('contacts');

/** Members of a group are contacts. */
const imported = ({ id, entity }: Operation) => (id === 'groupMembers.importList' ? entities.contacts : entity!);

const files = async ({ info }: Slot, operation: Operation, victim: Victim): Promise<unknown[]> => {
  if (info!.name !== 'file' && info!.name !== 'contacts')
    return [await pngFile(), 'Kanari a', victim.pools['images']![0]];
  const entity = imported(operation);
  return [
    await csvOf(entity, [
      async field => (field.target ? victim.title(field.target) : wordsOf({ info: field } as Slot, victim)),
    ]),
    await csvOf(entity, [
      async field => (field.target ? victim.title(field.target) : sampleValue(field, 7_002, nobody)),
    ]),
    await csvOf(entity, [
      async field => (field.target ? victim.pools[field.target]?.[0] : sampleValue(field, 7_003, nobody)),
    ]),
  ];
};
