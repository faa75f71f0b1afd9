import { describe, expect, it } from 'vitest';
import type { Operation } from '../../../api/operation.ts';
import { shopPermissions, type Permission } from '../../../schema/permissions.ts';
import { onBoth, those } from '../../support/everyEntity.ts';
import { allowAt, operationAt, operations } from '../../support/operations.ts';
import { someOf } from '../../support/proofSize.ts';

const permissionOf = ({ access }: Operation) => (access.to === 'shop' ? access.permission : '');

const inShop = operations.filter(({ access }) => access.to === 'shop');
/** That every call asks who is there is proved by the permission matrix: here some are asked in all the ways there are. */
const cases = (list: readonly Operation[]) =>
  someOf(list, 100).map(operation => [operation.id, operation] as [string, Operation]);

const refused = { responseMessage: 'You do not have permission to do this.' };

/** A call that is wrong in everything but what the test is about. */
const fill = (path: string, shop: string) => path.replace(':shopId', shop).replace(/:\w+/g, 'nonsense');
const wrong = (method: string, broken = false) =>
  method === 'GET' || method === 'DELETE' ? {} : { body: broken ? '{"a' : { nonsense: 1 } };

onBoth((world, drawn) => {
  it.each(drawn(cases(operations.filter(({ access }) => access.to !== 'public'))))(
    '%s wants a session',
    async (_, { method, path }) => {
      for (const token of [undefined, '', 'nonsense', 'x'.repeat(43)]) {
        const answer = await world.call(method, fill(path, world.mine.shopId), {
          ...wrong(method),
          ...(token !== undefined && { token }),
        });
        expect(answer.status, `${token} ${answer.text}`).toBe(401);
        expect(answer.body).toEqual({ responseMessage: 'Please sign in again.' });
      }
    },
  );

  it.each(drawn(cases(inShop)))(
    '%s says the same of a shop that is not mine, unknown or malformed',
    async (_, { method, path }) => {
      for (const shop of [world.rival.shopId, crypto.randomUUID(), 'nonsense', "x'--", '%00', '%20']) {
        for (const broken of [false, true]) {
          const answer = await world.call(method, fill(path, shop), {
            token: world.mine.token,
            ...wrong(method, broken),
          });
          expect(answer.status, `${shop} ${answer.text}`).toBe(403);
          expect(answer.body).toEqual(refused);
        }
      }
    },
  );

  describe.each(drawn(cases(inShop.filter(permissionOf))))('%s', (_, operation) => {
    const { method, path } = operation;
    const permission = permissionOf(operation);

    it('P-01 wants its permission before anything else', async () => {
      const permissions = shopPermissions.filter(name => name !== permission);
      const { token } = await world.person({ permissions, shopId: world.mine.shopId });
      for (const broken of [false, true]) {
        const answer = await world.call(method, fill(path, world.mine.shopId), { token, ...wrong(method, broken) });
        expect(answer.status, answer.text).toBe(403);
        expect(answer.body).toEqual(refused);
      }
    });

    it('P-01 wants no more than its permission', async () => {
      const { token } = await world.person({
        permissions: [permission as Permission],
        shopId: world.mine.shopId,
      });
      const answer = await world.call(method, fill(path, world.mine.shopId), { token, ...wrong(method) });
      expect([200, 201, 202, 400, 404, 415], answer.text).toContain(answer.status);
    });
  });

  it.each(drawn(those(() => true)))('%s have no call for what nobody may do', async (_, entity) => {
    const { permissions, actions = {} } = entity;
    const acts = (verb: string, below: string) =>
      Object.values(actions).some(({ method, path, at }) => method === verb && path === below && !at);
    const path = await world.mine.path(entity);
    const id = crypto.randomUUID();
    const absent = [
      ...(permissions.create || acts('POST', '') ? [] : [['POST', path]]),
      ...(permissions.create && entity.naturalKey ? [] : [['POST', `${path}/import`]]),
      ...(permissions.update
        ? []
        : [...(acts('PUT', ':id') ? [] : [['PUT', `${path}/${id}`]]), ['PUT', `${path}/update`]]),
      ...(permissions.delete
        ? []
        : [
            ...(acts('DELETE', ':id') ? [] : [['DELETE', `${path}/${id}`]]),
            ['POST', `${path}/delete`],
            ['POST', `${path}/restore`],
          ]),
    ] as [string, string][];
    for (const [method, path] of absent) {
      const answer = await world.call(method, path, { token: world.mine.token, ...wrong(method) });
      const allow = allowAt(path);
      // An action with the same method reads the last part of the path as an id, and finds no such record.
      const refusal = allow && !operationAt(method, path) ? [405, allow] : [404, null];
      expect([answer.status, answer.headers.get('allow')], `${method} ${path}`).toEqual(refusal);
    }
  });

  it.each(drawn(those(({ permissions }) => permissions.delete)))(
    'the trash of %s is for who may delete',
    async (_, entity) => {
      const { token } = await world.person({ permissions: [entity.permissions.list!], shopId: world.mine.shopId });
      const path = await world.mine.path(entity);
      expect((await world.call('GET', path, { token })).status).toBe(200);
      const answers = [
        await world.call('GET', `${path}?deleted=only`, { token }),
        await world.call('GET', `${path}/export?format=csv&deleted=only`, { token }),
      ];
      expect(answers.map(({ status }) => status)).toEqual(
        entity.permissions.delete === entity.permissions.list ? [200, 200] : [403, 403],
      );
    },
  );

  it('P-02 lets system/all into the errors of any shop, and into nothing else of it', async () => {
    const { token } = await world.person({ permissions: ['system/all'] });
    expect((await world.call('GET', `system/shops/${world.mine.shopId}/errorlogs`, { token })).status).toBe(200);
    expect((await world.call('GET', `shops/${world.mine.shopId}/contacts`, { token })).status).toBe(403);
    const { token: other } = await world.person({ permissions: ['system/shop/list'] });
    expect((await world.call('GET', `system/shops/${world.mine.shopId}/errorlogs`, { token: other })).status).toBe(403);
  });
});
