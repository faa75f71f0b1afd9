import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Operation } from '../../api/operation.ts';
import { entities } from '../../schema/entities/index.ts';
import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import { isPersonal } from '../../schema/kit/personal.ts';
import type { SupportScope } from '../../schema/rules/supportAccess.ts';
import { isolationEngine, openIsolated, type IsolatedApi } from '../support/isolatedApi.ts';
import { operations } from '../support/operations.ts';
import { isSoak, proofSize, seed, someOf } from '../support/proofSize.ts';
import { filled, type Filled } from '../support/slots.ts';
import { askSupport, letSupportIn } from '../support/supportAccess.ts';
import type { Person } from '../support/testApi.ts';
import { canarySql, heardIn } from './canary.ts';
import type { Pools } from './choices.ts';
import { furnishedShop, type Furnished } from './furnished.ts';
import { routesOf } from './routes.ts';
import { poolsOf } from './worlds.ts';

/** A support access as it stands when a call comes. */
type Kind = { name: string; scope?: SupportScope; showsPersonal?: boolean; token: string };

/** Nothing of these is reached whatever an owner grants, said in other words than the calls say it. */
const isForbidden = ({ id, path, handle, query }: Operation): boolean =>
  /^(users|accessEvents|erasures|archives|archiveImports|imports|exports|savedReports|licenses|licenseMachines)\./.test(
    id,
  ) ||
  /\/(import|export|exports|uploads|mail|list|undo|merge|invite|archives?)(\/|$)/.test(path) ||
  /(calendar|public|joining)_?(\/address|address|form|_address)/.test(path) ||
  /support|whatsapp\/messages\/(test|estimate)|public_/.test(path) ||
  ((query ?? []).some(({ name }) => name === 'format') && 'types' in handle.success && !/\/papers\//.test(path));

const isPaper = ({ handle }: Operation) => 'types' in handle.success;

describe('support accesses', () => {
  let api: IsolatedApi;
  let shop: Furnished;
  let pools: Pools;
  const kinds: Record<string, Kind> = {};
  const inShop = operations.filter(({ access }) => access.to === 'shop' && !access.system);

  const administrator = async () => api.person({ permissions: ['system/all'] });
  const open = async (name: string, granted: Parameters<typeof letSupportIn>[3] = {}) => {
    const admin = await administrator();
    await letSupportIn(api, shop, admin, granted);
    kinds[name] = { name, token: admin.token, scope: granted.scope ?? 'read', ...granted };
    return admin;
  };
  const closed = async (name: string, admin: Person, change: string) => {
    kinds[name] = { name, token: admin.token };
    if (change) await api.sql(`update support_accesses set ${change} where user_id = '${admin.userId}'`);
  };

  beforeAll(async () => {
    api = await openIsolated(isolationEngine);
    shop = await furnishedShop(api);
    await api.sql(canarySql(shop.shopId, isPersonal));
    pools = await poolsOf({ api }, shop.shopId);
    await closed('none', await administrator(), '');
    const asked = await administrator();
    await askSupport(api, shop.shopId, asked.token);
    await closed('asked', asked, '');
    await closed('refused', await open('refused'), `allowed_at = null, refused_at = created_at`);
    await closed('expired', await open('expired'), `expires_at = created_at`);
    await closed('ended', await open('ended'), `ended_at = created_at`);
    await open('read', { hours: 24 });
    await open('read with personal data', { showsPersonal: true, hours: 24 });
    await open('write', { scope: 'write', hours: 24 });
    await open('write with personal data', { scope: 'write', showsPersonal: true, hours: 24 });
    api.undoable.hold();
  }, 300_000);
  afterAll(() => api.close());

  /** What an access lets through at most. */
  const mayPass = ({ scope, showsPersonal }: Kind, operation: Operation): boolean => {
    if (!scope || isForbidden(operation)) return false;
    if (operation.method !== 'GET') return scope === 'write' && (showsPersonal || !operation.entity?.dataSubject);
    return !isPaper(operation) || Boolean(showsPersonal);
  };

  it('P-02 no call lets more through than its kind of access', async () => {
    const routes = (await routesOf(api, shop)).filter(({ operation }) => inShop.includes(operation));
    const closedOnes = Object.values(kinds).filter(({ scope }) => !scope);
    const openOnes = Object.values(kinds).filter(({ scope }) => scope);
    const wrong: string[] = [];
    let [cells, passed] = [0, 0];
    for (const [n, route] of someOf(routes, proofSize(600, Infinity)).entries()) {
      const some = isSoak ? closedOnes : [closedOnes[(n + seed) % closedOnes.length]!];
      for (const kind of [...some, ...openOnes]) {
        cells++;
        const { status } = await api.ask(route.call, kind.token, { logsLater: true });
        if (await api.undoable.wrote()) await api.undoable.undo();
        if (status === 403) continue;
        passed++;
        if (!mayPass(kind, route.operation)) wrong.push(`${kind.name}: ${route.label}: ${status}`);
      }
    }
    console.log(`support: ${cells} cells, ${passed} passed`);
    expect(wrong).toEqual([]);
    expect(passed).toBeGreaterThan(cells / 20);
  }, 300_000);

  /** A reading call with ids of the shop in its path. */
  const readingOf = (operation: Operation, n: number): Filled =>
    filled(operation, ({ in: place, name, target }) => {
      if (place !== 'path') return undefined;
      if (name === 'shopId') return shop.shopId;
      const pool = pools[target ?? ''] ?? [];
      return pool[n % (pool.length || 1)] ?? shop.shopId;
    });

  const canariesIn = ({ text, headers }: { text: string; headers: Headers }) =>
    heardIn(`${text} ${JSON.stringify([...headers])}`).filter(heard => !/^[\da-f]{8}-/.test(heard));

  it('P-02 a masked access hears no personal value in any reply', async () => {
    const reading = inShop.filter(({ method }) => method === 'GET');
    const told: string[] = [];
    let [heardByOwner, replies] = [0, 0];
    for (const operation of someOf(reading, proofSize(250, Infinity)))
      for (const n of [0, 1]) {
        const call = readingOf(operation, n);
        for (const kind of ['read', 'write']) {
          const answer = await api.ask(call, kinds[kind]!.token, { logsLater: true });
          if (answer.status === 200) replies++;
          for (const canary of new Set(canariesIn(answer))) told.push(`${kind}: ${operation.id} tells ${canary}`);
        }
        if (n) continue;
        const whole = await api.ask(call, kinds['read with personal data']!.token, { logsLater: true });
        if (canariesIn(whole).length) heardByOwner++;
        await api.undoable.undo();
      }
    console.log(`support: ${replies} masked replies, ${heardByOwner} calls tell personal values unmasked`);
    expect(told).toEqual([]);
    expect(heardByOwner).toBeGreaterThan(proofSize(20, 80));
  }, 300_000);

  const subjects = Object.values(entities as Record<string, AnyEntity>).filter(
    ({ dataSubject, permissions }) => dataSubject && permissions.list,
  );
  it.each(subjects.map(entity => [entity.name, entity] as const))(
    'P-02 nobody guesses a masked value of %s by searching, sorting or filtering',
    async (_, entity) => {
      const operation = inShop.find(({ id }) => id === `${entity.name}.list`);
      if (!operation) return;
      const { path } = readingOf(operation, 0);
      const ask = async (search: string) =>
        (await api.ask({ method: 'GET', path: `${path}?${search}`, sent: {} }, kinds['read']!.token)).status;
      const personal = Object.values(entity.info).filter(info => isPersonal(entity, info));
      const asked = [
        ...(entity.search.some(name => isPersonal(entity, entity.info[name]!)) ? ['query=a'] : []),
        ...personal.map(({ name }) => `sort=${name}`),
        ...(operation.query ?? []).flatMap(({ name }) =>
          personal.some(info =>
            [info.name, `${info.name}_gte`, `${info.name}_lte`, `${info.name}_yearly`].includes(name),
          )
            ? [`${name}=1`]
            : [],
        ),
      ];
      const statuses = await Promise.all(asked.map(async search => [search, await ask(search)]));
      expect(statuses).toEqual(asked.map(search => [search, 403]));
      expect(await ask('pageSize=1')).toBe(200);
    },
  );

  it('P-02 the database refuses to write under an access that reads, whatever call asks', async () => {
    const digest = api.ports.secrets.digest(kinds['read']!.token);
    const entering = {
      text: `select enter_shop($1, $2::uuid, 'shop/unit/list', false, $3::timestamptz, 'masked', false)`,
      values: [digest, shop.shopId, api.ports.clock.now().toISOString()],
    };
    const writing = { text: `delete from units t where t.shop_id = $1`, values: [shop.shopId] };
    await expect(api.undoable.database.batch([entering, writing])).rejects.toMatchObject({ code: '25006' });
  });
});
