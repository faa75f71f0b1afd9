import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tableName } from '../../../api/db/columns.ts';
import { snake } from '../../../api/db/table.ts';
import { entities } from '../../../schema/entities/index.ts';
import type { AnyEntity } from '../../../schema/kit/defineEntity.ts';
import { frozenParties } from '../../../schema/kit/parties.ts';
import { readMigrations } from '../../../server/db/migrations.ts';
import { sampleShop } from '../../../schema/demo.ts';
import { roles } from '../../../schema/permissions.ts';
import { seedSample } from '../../../server/demo/seedSample.ts';
import { bothEngines } from '../../support/drawnEngines.ts';
import { drawnPapers } from '../../support/drawnPapers.ts';
import { withPromptJobs } from '../../support/transfers.ts';
import { openTestApi, type TestApi } from '../../support/testApi.ts';

const kinds = Object.values(entities as Record<string, AnyEntity>).filter(entity => frozenParties(entity));
const inEffect = ({ series, states }: AnyEntity) =>
  `t.${snake(series!.field)} is not null${series!.takenBy ? ` and t.${snake(states!.field)} <> '${states!.initial}'` : ''}`;

const migration = readMigrations().find(({ name }) => name === '0110_parties_of_documents.sql')!.sql;
/** The part of the migration that freezes documents from before. */
const freezing = migration.slice(migration.indexOf('alter table shops no force'));

describe.each(bothEngines())('a shop with documents of every kind, on the %s database', engine => {
  const { papers, noting } = drawnPapers();
  // Jobs that write would wait for the migration, and the migration for them.
  const jobs = withPromptJobs();
  let api: TestApi;
  let shop: string;
  let token: string;

  const post = async (path: string, body: object = {}) => {
    const answer = await api.call('POST', `shops/${shop}/${path}`, { token, body });
    expect(answer.status, `${path} ${answer.text}`).toBeLessThan(300);
    return answer.data;
  };
  /** A debit and a credit note of a bill, which the sample shop does not have. */
  const makeNotes = async () => {
    const [bill] = await api.sql(
      `select b.id from quick_bills b where b.shop_id = '${shop}' and b.state = 'issued' and b.contact_id is not null and b.credited is null limit 1`,
    );
    await post(`quick_bills/${String(bill!['id'])}/debit`, { lines: [{ line: 1, amount: 50 }] });
    await post(`quick_bills/${String(bill!['id'])}/credit`, { lines: [{ line: 1 }] });
  };
  /** A piece on its way to another shop of the business. */
  const sendPiece = async () => {
    const branch = await api.person();
    await api.sql(
      `update shops set tenant_id = (select tenant_id from shops where id = '${shop}') where id = '${branch.shopId}'`,
    );
    const [piece] = await api.sql(`select id from pieces where shop_id = '${shop}' and state = 'inStock' limit 1`);
    const { id } = await post('piece_transfers', {
      toShopId: branch.shopId,
      lines: [{ pieceId: piece!['id'], value: 1_000 }],
    });
    await post(`piece_transfers/${id}/send`);
  };

  const printed = async (entity: AnyEntity, paper: string, id: string) => {
    papers.length = 0;
    const path = `${entity.path.replace(':shopId', shop)}/${id}/papers/${paper}?format=svg`;
    const answer = await api.call('GET', path, { token });
    expect(answer.status, `${path} ${answer.text}`).toBe(200);
    return papers[0]!;
  };
  const kept = (columns: string) =>
    api.sql(`select ${columns} from document_parties p where p.shop_id = '${shop}' order by p.entity, p.record_id`);

  beforeAll(async () => {
    api = await openTestApi(engine, ports => ({ ...jobs.change(ports), documents: noting(ports.documents) }));
    await api.person();
    await seedSample(api.ports);
    const [found] = await api.sql(`select id from shops where name = '${sampleShop}'`);
    shop = found!['id'] as string;
    ({ token } = await api.person({ shopId: shop, permissions: roles.owner }));
    await makeNotes();
    await sendPiece();
  }, 300_000);
  afterAll(() => api.close());

  it('keeps the parties of each that took effect, and of no draft', async () => {
    const counts: Record<string, number> = {};
    for (const entity of kinds) {
      const [found] = await api.sql(`select
        (select count(*) from ${tableName(entity)} t where t.shop_id = '${shop}' and ${inEffect(entity)})::int as documents,
        (select count(*) from document_parties p join ${tableName(entity)} t on t.shop_id = p.shop_id and t.id = p.record_id
          where p.shop_id = '${shop}' and p.entity = '${entity.name}' and not p.is_backfilled and ${inEffect(entity)})::int as kept,
        (select count(*) from document_parties p where p.shop_id = '${shop}' and p.entity = '${entity.name}')::int as all,
        (select count(*) from ${tableName(entity)} t where t.shop_id = '${shop}')::int as records`);
      const { documents, records } = found as { documents: number; records: number };
      expect(found, entity.name).toEqual({ documents, kept: documents, all: documents, records });
      // A kind that is new has no records in the sample shop yet.
      if (records) counts[entity.name] = documents;
    }
    expect(Object.keys(counts).filter(name => !counts[name])).toEqual([]);
    expect(Object.keys(counts).length).toBeGreaterThan(12);
  });

  it('the migration keeps them of what took effect before, marked so', async () => {
    const supplier =
      "(select to_jsonb(v) - 'id' from supplier_versions v where v.shop_id = p.shop_id and v.id = p.supplier_version_id) as supplier";
    const facts = `p.entity, p.record_id, ${supplier}, p.name, p.address, p.gstin, p.pan, p.phone`;
    const before = await kept(facts);
    await api.sql('delete from document_parties');
    await api.sql('delete from supplier_versions');
    await api.sql(freezing);
    expect(await kept(facts)).toEqual(before);
    expect(await api.sql('select distinct is_backfilled from document_parties')).toEqual([{ is_backfilled: true }]);
  });

  it('prints each again as it was, after the shop and every contact changed', async () => {
    const wanted: [AnyEntity, string, string][] = [];
    for (const entity of kinds)
      for (const paper of Object.keys(entity.papers ?? {})) {
        const [found] = await api.sql(
          `select t.id from ${tableName(entity)} t where t.shop_id = '${shop}' and ${inEffect(entity)} and t.deleted_at is null limit 1`,
        );
        if (found) wanted.push([entity, paper, found['id'] as string]);
      }
    expect(wanted.length).toBeGreaterThan(8);
    const first = [];
    for (const each of wanted) first.push(await printed(...each));
    await api.sql(
      `update shops set name = 'Changed', address = 'Changed', gstin = null, phone_no = null where id = '${shop}'`,
    );
    await api.sql(
      `update contacts set name = 'Changed', address = 'Changed', gstin = null, city = null where shop_id = '${shop}'`,
    );
    for (const [n, each] of wanted.entries())
      expect(await printed(...each), `${each[0].name} ${each[1]}`).toEqual(first[n]);
    expect(JSON.stringify(first)).not.toContain('Changed');
  });
});
