import { describe, expect, it } from 'vitest';
import { entityOf } from '../../../api/db/select.ts';
import { entities } from '../../../schema/entities/index.ts';
import type { AnyEntity } from '../../../schema/kit/defineEntity.ts';
import { importableFields } from '../../../schema/kit/importFields.ts';
import { isWritable } from '../../../schema/kit/validate.ts';
import { detected } from '../../../schema/kit/importMapping.ts';
import { languageTags, type Language } from '../../../schema/words/languages.ts';
import { everyWords, wordings } from '../../../schema/words/wordings.ts';
import { contents } from '../../support/contents.ts';
import { onBoth, those, type World } from '../../support/everyEntity.ts';
import { completed, reportOf } from '../../support/imports.ts';
import { isSoak, seed } from '../../support/proofSize.ts';
import { sample, type Sample } from '../../support/sample.ts';
import { openShop, type Shop } from '../../support/shop.ts';

onBoth((world, drawn) => {
  // What is known by a number that the server gives has tests of its own.
  const known = those(
    ({ permissions, naturalKey, series }) => permissions.create && naturalKey && (!series || series.brought),
  );
  describe.each(drawn(known))('%s', (_, entity) => importing(world, entity));
});

const importing = (world: World, entity: AnyEntity) => {
  // Lines have tests of their own.
  const fields = importableFields(entity).filter(name => entity.info[name]);
  const key = entity.naturalKey![0]!;
  const start = (shop: Shop, text: string, more: object = {}) =>
    shop.send('POST', entity, 'import', {
      form: { file: new File([text], 'file.csv', { type: 'text/csv' }), ...more },
    });
  const run = async (shop: Shop, text: string, more: object = {}) => completed(shop, await start(shop, text, more));

  /** Rows as a person would write them: names for choices, titles for records. */
  const rows = async (shop: Shop, from: number, count: number): Promise<Sample[]> =>
    Promise.all(
      Array.from({ length: count }, async (_, n) => {
        const row = await sample(entity, from + n, shop.refer, 'import');
        return Object.fromEntries(
          await Promise.all(fields.map(async name => [name, await written(shop, name, row[name])])),
        );
      }),
    );
  const written = async (shop: Shop, name: string, value: unknown) => {
    const { kind, options, target } = entity.info[name]!;
    if (value === undefined) return undefined;
    if (kind === 'choice') return options!.find(({ id }) => id === value)!.name;
    // Subscriptions come with a price, which no file holds.
    if (kind === 'boolean') return name === 'subscriptionOnly' ? 'no' : value ? 'Yes' : 'no';
    if (kind !== 'ref' && kind !== 'refs') return value;
    return (await shop.send('GET', entityOf(target!), await shop.refer(target!))).data[entityOf(target!).title];
  };
  const headerOf = async (file: File): Promise<string[]> => {
    for await (const [header] of world.ports.sheets.read(new Uint8Array(await file.arrayBuffer()), { shop: 'shop' }))
      return header!;
    return [];
  };
  const csv = (list: Sample[], header: (name: string) => string = name => entity.info[name]!.label) =>
    [fields.map(header), ...list.map(row => fields.map(name => row[name]))]
      .map(cells => cells.map(cell => `"${String(cell ?? '').replaceAll('"', '""')}"`).join(','))
      .join('\n');

  it('makes a record of each row, and tells how it went', async () => {
    const shop = await openShop(world);
    const given = await rows(shop, 1, 5);
    const begun = await start(shop, csv(given));
    expect(begun.status, begun.text).toBe(202);
    expect(begun.data).toMatchObject({ state: expect.stringMatching(/running|completed/), total: 5, dryRun: false });
    const report = await completed(shop, begun);
    expect(report).toMatchObject({
      id: begun.data.id,
      state: 'completed',
      created: 5,
      updated: 0,
      skipped: 0,
      failed: 0,
      errors: [],
      total: 5,
    });
    const list = (
      await shop.send('GET', entity, `?pageSize=1000${entity.active ? `&${entity.active.parameter}=true` : ''}`)
    ).data;
    const made = (Array.isArray(list) ? list : list.items) as Sample[];
    const { kind, options = [] } = entity.info[key]!;
    const keys = (list: Sample[]) =>
      list.map(row => (kind === 'timestamp' ? Date.parse(String(row[key])) : row[key])).toSorted();
    const named = (value: unknown) => options.find(({ id }) => id === value)?.name ?? value;
    expect(keys(made.map(row => ({ [key]: named(row[key]) })))).toEqual(keys(given));
    const [event] = (await shop.send('GET', entity, `${String(made[0]!['id'])}/history`)).data.items;
    expect(event).toMatchObject({ action: 'create', userId: shop.userId });
  });

  it('writes nothing when it is only a trial', async () => {
    const shop = await openShop(world);
    await rows(shop, 1, 1);
    const before = await contents(world, shop.shopId);
    const report = await run(shop, csv(await rows(shop, 1, 3)), { dryRun: true });
    expect(report).toMatchObject({ state: 'completed', created: 3, failed: 0, dryRun: true });
    const after = await contents(world, shop.shopId);
    expect({ ...after, imports: before['imports'] }).toEqual(before);
  });

  it('knows records by their natural key', async () => {
    const shop = await openShop(world);
    const text = csv(await rows(shop, 1, 2));
    expect(await run(shop, text)).toMatchObject({ created: 2 });
    const again = await run(shop, csv(await rows(shop, 1, 3)));
    const known = entity.permissions.update
      ? { created: 1, updated: 0, unchanged: 2, failed: 0 }
      : { created: 1, updated: 0, failed: 2 };
    expect(again).toMatchObject(known);
    if (!entity.permissions.update)
      expect(again.errors).toMatchObject(
        [2, 3].map(row => ({ row, field: key, message: `${entity.label.one} exists already` })),
      );
    expect(await shop.count(entity)).toBe(3);
  });

  // Each format in one language, and in the other one for the next entity; in a soak in both for each.
  const turn = Object.keys(entities).indexOf(entity.name) + seed;
  const formats = languageTags.flatMap((language, l) =>
    ['csv', 'xlsx', ...(entity.card ? ['vcf'] : [])].flatMap((format, f) =>
      isSoak || (l + f + turn) % languageTags.length === 0 ? [[language, format] as const] : [],
    ),
  );

  it.each(formats)('takes its own export in %s back as %s', async (language, format) => {
    const shop = await openShop(world);
    const started = (name: string, value: unknown) =>
      entity.info[name]!.kind === 'text' && !entity.info[name]!.shape ? `=${String(value)}` : value;
    const given = (await rows(shop, 1, 4)).map(row =>
      Object.fromEntries(Object.entries(row).map(([name, value]) => [name, started(name, value)])),
    );
    expect(await run(shop, csv(given))).toMatchObject({ created: 4 });
    const before = await contents(world, shop.shopId);
    const { bytes } = await shop.send(
      'GET',
      entity,
      `export?format=${format}${entity.active ? `&${entity.active.parameter}=true` : ''}`,
      { headers: { 'accept-language': language } },
    );
    const file = new File([new Uint8Array(bytes)], `file.${format}`);
    if (format !== 'vcf') await expectLabels(file, language);
    const report = await completed(shop, await shop.send('POST', entity, 'import', { form: { file } }));
    const known = entity.permissions.update ? { unchanged: 4, failed: 0, errors: [], leftOut: [] } : { failed: 4 };
    expect(report).toMatchObject({ created: 0, updated: 0, ...known });
    const after = await contents(world, shop.shopId);
    const ofImports = ['imports', 'import_errors', 'import_rejects', 'notifications'];
    expect({ ...after, ...Object.fromEntries(ofImports.map(name => [name, before[name]])) }).toEqual(before);
  });

  /** A text that people may change, what decides which record is meant before others. */
  const editable = Object.values(entity.info).find(
    ({ name, kind, shape }) =>
      fields.includes(name) && /^(text|longText)$/.test(kind) && !shape && isWritable(entity, name, 'update'),
  );

  it.runIf(editable && entity.permissions.update)(
    'changes of its own export what a person changed there, and makes no record of an id of another shop',
    async () => {
      const shop = await openShop(world);
      expect(await run(shop, csv(await rows(shop, 1, 3)))).toMatchObject({ created: 3 });
      const search = `export?format=csv${entity.active ? `&${entity.active.parameter}=true` : ''}`;
      const { bytes } = await shop.send('GET', entity, search);
      const table: string[][] = [];
      for await (const slice of world.ports.sheets.read(new Uint8Array(bytes), { shop: 'shop' })) table.push(...slice);
      const [header, ...own] = table as [string[], ...string[][]];
      const [at, id] = [editable!.label, wordings.en.words.sheets.recordId].map(name => header.indexOf(name));
      expect([at, id]).not.toContain(-1);
      const changed = own.map((cells, n) => cells.with(at!, n === 1 ? `${cells[at!]!.slice(0, 8)}z` : cells[at!]!));
      const before = await shop.send('GET', entity, `${own[1]![id!]}`);
      for (const format of ['csv', 'xlsx'] as const) {
        const file = await fileOf([header, ...changed], format);
        const report = await completed(shop, await shop.send('POST', entity, 'import', { form: { file } }));
        const isFirst = format === 'csv';
        expect(report, JSON.stringify(report)).toMatchObject({
          created: 0,
          updated: isFirst ? 1 : 0,
          unchanged: isFirst ? 2 : 3,
          failed: 0,
          leftOut: [],
        });
      }
      const after = await shop.send('GET', entity, `${own[1]![id!]}`);
      expect(after.data[editable!.name]).toBe(changed[1]![at!]);
      expect(after.data[editable!.name]).not.toBe(before.data[editable!.name]);
      const foreign = own.map(cells => cells.with(id!, crypto.randomUUID()));
      const file = await fileOf([header, ...foreign], 'csv');
      const other = await completed(shop, await shop.send('POST', entity, 'import', { form: { file, dryRun: true } }));
      expect(other.leftOut.map(({ field, message }) => [field, message])).toEqual(
        own.map(() => ['id', 'No record of this shop has this ID. It is not used.']),
      );
    },
  );

  const fileOf = async (table: readonly string[][], format: 'csv' | 'xlsx'): Promise<File> => {
    const { sheets } = world.ports;
    if (format === 'csv') return new File([sheets.csv(table)], 'own.csv');
    const slices = (async function* () {
      yield table;
    })();
    return new File([await new Response(sheets.xlsx(slices)).arrayBuffer()], 'own.xlsx');
  };

  const expectLabels = async (file: File, language: Language) => {
    const header = await headerOf(file);
    const labels = fields.map(name => wordings[language].words.entities[entity.name]!.fields[name]);
    expect(header).toEqual(expect.arrayContaining(labels));
    const found = Object.entries(detected(entity, header, everyWords)).filter(([name]) => fields.includes(name));
    expect(found.filter(([, columns]) => !columns.length)).toEqual([]);
  };

  it('takes all of it back', async () => {
    const shop = await openShop(world);
    const { id } = await run(shop, csv(await rows(shop, 1, 3)));
    expect((await shop.call('POST', `imports/${id}/undo`)).status).toBe(202);
    await expect.poll(async () => (await reportOf(shop, id)).undoneAt).not.toBeNull();
    const { data } = await shop.send('GET', entity, '?pageSize=1000');
    expect(Array.isArray(data) ? data : data.items).toEqual([]);
    expect((await shop.call('POST', `imports/${id}/undo`)).status).toBe(200);
  });

  it('reads columns and values as the mapping says', async () => {
    const shop = await openShop(world);
    const [row, next] = await rows(shop, 7, 2);
    const columns = Object.fromEntries(fields.map((name, i) => [name, { column: `Column ${i}` }]));
    const text = csv([row!], name => `Column ${fields.indexOf(name)}`);
    expect((await start(shop, text)).status).toBe(400);
    expect(await run(shop, text, { mapping: columns })).toMatchObject({ created: 1, errors: [] });
    const alone = (entity.uniqueIn ?? []).flatMap(set => set.fields);
    const values = Object.fromEntries(
      fields
        .filter(name => name !== key && !alone.includes(name) && row![name] !== undefined)
        .map(name => [name, { value: row![name] }]),
    );
    const single = await run(shop, `X\n"${String(next![key])}"\n`, {
      mapping: { ...values, [key]: { column: 'x' } },
    });
    expect(single, JSON.stringify(single)).toMatchObject({ created: 1, errors: [] });
  });

  it.each([
    ['no JSON', '{', 'mapping'],
    ['a list', '[]', 'mapping'],
    ['an unknown field', '{"nonsense":{"column":"A"}}', 'mapping.nonsense'],
    ['a name of every object', '{"constructor":{"column":"A"}}', 'mapping.constructor'],
    ['a field that no file fills', '{"id":{"value":1}}', 'mapping.id'],
    ['neither column nor value', `{"${key}":{}}`, `mapping.${key}`],
    ['an unknown column', `{"${key}":{"column":"B"}}`, `mapping.${key}`],
    ['a column that is no text', `{"${key}":{"column":7}}`, `mapping.${key}`],
    ['a value that is an object', `{"${key}":{"value":{"a":{"b":1}}}}`, `mapping.${key}`],
  ])('refuses a mapping that is %s', async (_, mapping, field) => {
    const answer = await start(world.mine, 'A\n1\n', { mapping });
    expect(answer.status, answer.text).toBe(400);
    expect(answer.body.errors).toEqual({ [field]: expect.any(String) });
  });

  it('tells of each row that fails why, and does the others', async () => {
    const shop = await openShop(world);
    const given = await rows(shop, 1, 4);
    const title = fields.find(name => entity.info[name]!.kind === 'text' || name === key)!;
    const { kind, max = 255 } = entity.info[title]!;
    given[1] = { ...given[1], [title]: kind === 'text' ? 'x'.repeat(max + 1) : 'no day, no number' };
    const report = await run(shop, csv(given));
    expect(report).toMatchObject({ state: 'completed', created: 3, failed: 1, total: 4 });
    const value = String(given[1][title]);
    expect(report.errors).toEqual([
      { row: 3, field: title, message: expect.any(String), title: given[1][entity.title] ?? null, value },
    ]);
  });
};
