import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keptEntities, leftOut, stays, tablesTaken } from '../../../api/archives/contents.ts';
import { movesOf, type Moves } from '../../../api/archives/moved.ts';
import { allSections } from '../../../api/archives/sections.ts';
import { tables } from '../../../api/tables.ts';
import { entities } from '../../../schema/entities/index.ts';
import { parentsOf } from '../../../schema/kit/defineEntity.ts';
import type { ArchiveReport } from '../../../schema/rules/shopArchives.ts';
import { furnishedShop, type Furnished } from '../../isolation/furnished.ts';
import { broughtIn, manifestOf, rowsOf, takenOut, textOf, unpacked, type Files } from '../../support/archives.ts';
import { openIsolated, type IsolatedApi } from '../../support/isolatedApi.ts';
import { bothEngines } from '../../support/drawnEngines.ts';

const anyId = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

it('every table is in the archive, or stays with its reason', () => {
  const all = tables(entities).map(({ name }) => name);
  const told = [...tablesTaken(), ...Object.keys(stays)];
  expect(told.toSorted()).toEqual(all.toSorted());
  expect(new Set(told).size).toBe(told.length);
});

/** What was on its way is ended where a shop is brought in: compared without what tells how far it was. */
const underWay: Record<string, readonly string[]> = {
  messages: ['status', 'queued', 'sending', 'unknown', 'canceled', 'failed'],
  recipients: ['state', 'billed'],
};
/** The shop itself is a new one, and waits for approval. */
const ofShop = ['createdAt', 'updatedAt', 'version'];
/** Who does what is settled where the shop is brought in. */
const ofPeople = ['role', 'added', 'removed'];

const without = (row: Record<string, unknown>, fields: readonly string[] = []) =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !fields.includes(name)));

describe.each(bothEngines())('a shop on the %s database goes out and in again', engine => {
  let api: IsolatedApi;
  let shop: Furnished;
  let before: Files;
  let after: Files;
  let report: ArchiveReport;
  let moves: Moves;
  let moved: (text: string) => string;

  beforeAll(async () => {
    api = await openIsolated(engine);
    shop = await furnishedShop(api);
    const bytes = await takenOut(api, shop);
    before = await unpacked(bytes);
    report = await broughtIn(api, shop, bytes);
    expect(report).toMatchObject({ state: 'completed', problem: null });
    after = await unpacked(await takenOut(api, { token: shop.token, shopId: report.madeShopId! }));
    const people = new Set(rowsOf(before, 'people').map(({ id }) => String(id)));
    const ids = { archive: report.id, shop: { old: shop.shopId, made: report.madeShopId! }, people: {} };
    moves = movesOf(api.ports.secrets, ids);
    moved = text => text.replace(anyId, id => (people.has(id) ? id : moves.id(id)));
  }, 300_000);
  afterAll(() => api?.close());

  it.each(allSections().map(({ name }) => name))('%s are the same, with other ids', name => {
    const fields = { shops: ofShop, people: ofPeople }[name] ?? underWay[name];
    const rowsIn = (files: Files, text: (row: string) => string) =>
      rowsOf(files, name)
        .map(row => text(JSON.stringify(without(row, fields))))
        .toSorted();
    expect(rowsIn(before, moved)).toEqual(rowsIn(after, row => row));
    if (name !== 'people')
      for (const { id } of rowsOf(after, name)) if (id) expect(textOf(before.get(`${name}.jsonl`))).not.toContain(id);
  });

  it('nearly every kind has rows here', () => {
    const empty = allSections().filter(({ name }) => !rowsOf(before, name).length);
    expect(empty.map(({ name }) => name)).toEqual([]);
  });

  it('pictures and files are the same, byte for byte', () => {
    const those = [...before].filter(([name]) => /^(pictures|files)\//.test(name));
    expect(those.length).toBeGreaterThan(2);
    for (const [name, bytes] of those) expect(after.get(moved(name)), name).toEqual(bytes);
    expect(manifestOf(after).files).toHaveLength(manifestOf(before).files.length);
  });

  it('keeps nothing on its way', () => {
    expect(rowsOf(after, 'messages').every(({ status }) => status === 2 || status === 4)).toBe(true);
    expect(rowsOf(after, 'recipients').some(({ state }) => ['queued', 'sending', 'unknown'].includes(state))).toBe(
      false,
    );
  });

  const lists = keptEntities.filter(({ permissions, link }) => permissions.list && !link);
  it.each(lists.map(({ name }) => name))('the list of %s answers the same', async name => {
    const entity = keptEntities.find(each => each.name === name)!;
    const parents = parentsOf(entity).map(parent => [parent, rowsOf(before, name)[0]?.[parent] as string] as const);
    const ask = async (shopId: string, id: (old: string) => string) => {
      let path = entity.path.replace(':shopId', shopId);
      for (const [parent, old] of parents) path = path.replace(`:${parent}`, id(old));
      const more = entity.active ? `&${entity.active.parameter}=true` : '';
      const plain = entity.plainList ? '' : `?pageSize=50${more}`;
      const answer = await api.call('GET', path + plain, { token: shop.token });
      expect(answer.status, answer.text).toBe(200);
      const left = leftOut(entity);
      const ended = [...left, ...left.flatMap(field => entity.info[field]?.embed ?? []), ...(underWay[name] ?? [])];
      const bare = shopId === shop.shopId ? moved(answer.text) : answer.text;
      return JSON.parse(bare.replace(/(\/api\/[^"?]*)\?[^"]*/g, '$1'), (key, value: unknown) =>
        ended.includes(key) ? undefined : value,
      ) as unknown;
    };
    expect(await ask(shop.shopId, old => old)).toEqual(await ask(report.madeShopId!, moves.id));
  });
});
