import { beforeEach, describe, expect, it } from 'vitest';
import { sweep } from '../../../api/sweep.ts';
import { entities } from '../../../schema/entities/index.ts';
import { can } from '../../../schema/permissions.ts';
import { onPostgres } from '../../support/everyEntity.ts';
import { pngFile } from '../../support/pictures.ts';
import { openRequestDesk, type RequestDesk } from '../../support/requestDesk.ts';

onPostgres(world => {
  let desk: RequestDesk;
  beforeEach(async () => void (desk = await openRequestDesk(world)));
  const reply = async (side: 'inShop' | 'atDesk', id: string, text: string, more: object = {}) => {
    const answer = await desk[side](id, 'POST', '/remarks', { body: { text, ...more } });
    expect(answer.status, answer.text).toBe(201);
    return answer.data;
  };
  const stateOf = async (id: string) => (await desk.inShop(id, 'GET')).data.state;

  describe('R-03 a shop asks', () => {
    it('with a reference number, and by name', async () => {
      const [one, other] = [await desk.ask(), await desk.ask({ priority: 'urgent' })];
      expect(one).toMatchObject({
        number: expect.stringMatching(/^SR\/\d\d-\d\d\/\d{4}$/),
        state: 'open',
        priority: 'normal',
      });
      expect(one.number).not.toBe(other.number);
      expect(one.requesterId).toBe(desk.clerk.userId);
      expect(other.priority).toBe('urgent');
    });

    it('whoever asked sees it, with whoever may see all of the shop, and nobody else', async () => {
      const { id } = await desk.ask();
      const [colleague, manager] = [
        await desk.member(can.ServiceRequestAdd),
        await desk.member(can.ServiceRequestAdd, can.ServiceRequestList),
      ];
      const seen = async ({ token }: { token: string }) => [
        (await desk.shop.call('GET', 'service_requests', { token })).data.totalCount,
        ...(await Promise.all(
          ['', '/remarks', '/files', '/history'].map(
            async rest => (await desk.inShop(id, 'GET', rest, { token })).status,
          ),
        )),
        (await desk.inShop(id, 'PUT', '', { token, body: { priority: 'low' } })).status,
        (await desk.inShop(id, 'POST', '/remarks', { token, body: { text: 'Me too' } })).status,
        (await desk.inShop(id, 'POST', '/files', { token, form: { file: await pngFile() } })).status,
        (await desk.inShop(id, 'POST', '/solve', { token, body: {} })).status,
      ];
      expect(await seen(colleague)).toEqual([0, 404, 404, 404, 404, 404, 404, 404, 404]);
      expect(await seen(manager)).toEqual([1, 200, 200, 200, 200, 200, 201, 201, 200]);
      expect((await desk.inShop(id, 'GET')).status).toBe(200);
    });

    it('and attaches the last error of the shop, if it may see the errors', async () => {
      const { id } = await desk.ask();
      const attach = (token: string) => desk.inShop(id, 'POST', '/error', { token, body: {} });
      expect((await attach(desk.clerk.token)).status).toBe(403);
      const { token } = await desk.member(can.ServiceRequestList, can.ErrorLogList);
      expect((await attach(token)).status).toBe(409);
      const [, last] = await desk.shop.plant(entities.errorLogs, [{ message: 'Once' }, { message: 'It broke' }]);
      expect((await attach(token)).data).toMatchObject({ errorLogId: last, errorSummary: 'It broke' });
      const stranger = await desk.member(can.ErrorLogList);
      expect((await attach(stranger.token)).status).toBe(404);
    });
  });

  describe('R-03 administrators', () => {
    it('find it among those of all shops', async () => {
      const { id, number } = await desk.ask();
      const { token } = desk.administrator;
      const list = await world.call('GET', `system/service_requests?query=${number}&shopId=${desk.shop.shopId}`, {
        token,
      });
      expect(list.data.items).toMatchObject([{ id, number, shopId: desk.shop.shopId }]);
      expect((await world.call('GET', `system/service_requests/${id}`, { token })).data).toMatchObject({ number });
      expect((await world.call('GET', 'system/service_requests', { token: desk.shop.token })).status).toBe(403);
    });

    it('answer, and take it on; a reply of the shop opens it again', async () => {
      const { id } = await desk.ask();
      expect(await reply('atDesk', id, 'Which bill?', { state: 'waiting' })).toMatchObject({ fromDesk: true });
      expect((await desk.inShop(id, 'GET')).data).toMatchObject({
        state: 'waiting',
        handlerId: desk.administrator.userId,
        hoursToAnswer: 0,
        answeredAt: expect.any(String),
      });
      expect(await reply('inShop', id, 'The last one.')).toMatchObject({ fromDesk: false, isMine: true });
      expect(await stateOf(id)).toBe('open');
      await reply('atDesk', id, 'It is mended.', { state: 'solved' });
      expect((await desk.inShop(id, 'GET')).data).toMatchObject({ state: 'solved', solvedAt: expect.any(String) });
      await reply('inShop', id, 'It is not.');
      expect((await desk.inShop(id, 'GET')).data).toMatchObject({ state: 'open', solvedAt: null });
      const { items } = (await desk.inShop(id, 'GET', '/remarks')).data;
      expect(items.map(({ text }: { text: string }) => text)).toEqual([
        'It is not.',
        'It is mended.',
        'The last one.',
        'Which bill?',
      ]);
    });

    it('keep notes that the shop never sees', async () => {
      const { id } = await desk.ask();
      const note = await reply('atDesk', id, 'They owe us a bill', { isInternal: true });
      const texts = async (side: 'inShop' | 'atDesk') =>
        (await desk[side](id, 'GET', '/remarks')).data.items.map(({ text }: { text: string }) => text);
      expect(await texts('atDesk')).toEqual(['They owe us a bill']);
      expect(await texts('inShop')).toEqual([]);
      expect((await desk.inShop(id, 'DELETE', `/remarks/${note.id}`)).status).toBe(404);
      expect((await desk.inShop(id, 'GET')).data.answeredAt).toBeNull();
      const picture = { form: { text: 'See', isInternal: 'true', pictures: [await pngFile()] } };
      expect((await desk.atDesk(id, 'POST', '/remarks', picture)).status).toBe(400);
    });

    it('change its state, its priority and who handles it', async () => {
      const { id } = await desk.ask();
      const put = (body: object) => desk.atDesk(id, 'PUT', '', { body });
      const { userId } = desk.administrator;
      expect((await put({ priority: 'urgent', handlerId: userId })).data).toMatchObject({
        priority: 'urgent',
        handlerId: userId,
      });
      expect((await put({ handlerId: null })).data).toMatchObject({ handlerId: null, handler: null });
      expect((await put({ handlerId: desk.clerk.userId })).status).toBe(409);
      expect((await put({ state: 'closed' })).status).toBe(409);
      for (const state of ['solved', 'closed']) expect((await put({ state })).data.state).toBe(state);
      expect((await desk.inShop(id, 'POST', '/remarks', { body: { text: 'One more thing' } })).status).toBe(409);
      const all = (await world.call('GET', 'system/administrators', { token: desk.administrator.token })).data;
      expect(all).toContainEqual({ id: userId, name: expect.any(String) });
      const history = (await desk.inShop(id, 'GET', '/history')).data.items;
      expect(history.map(({ action }: { action: string }) => action)).toContain('transition');
    });

    it('and the shop give each other files', async () => {
      const { id } = await desk.ask();
      for (const side of ['inShop', 'atDesk'] as const)
        expect((await desk[side](id, 'POST', '/files', { form: { file: await pngFile() } })).status).toBe(201);
      for (const side of ['inShop', 'atDesk'] as const)
        expect((await desk[side](id, 'GET', '/files')).data).toHaveLength(2);
      const [{ url }] = (await desk.atDesk(id, 'GET', '/files')).data;
      expect((await world.call('GET', url.replace('/api/', ''))).status).toBe(200);
    });

    it('reach no request by another shop, and nobody else reaches one by theirs', async () => {
      const { id } = await desk.ask();
      const other = await world.person();
      const { token } = desk.administrator;
      const elsewhere = `system/shops/${other.shopId}/service_requests/${id}`;
      expect((await world.call('GET', `${elsewhere}/remarks`, { token })).status).toBe(404);
      const contact = await desk.shop.make(entities.contacts);
      expect((await desk.atDesk(contact['id'], 'GET', '/files')).status).toBe(404);
      for (const { token } of [desk.clerk, desk.shop, other])
        for (const rest of ['/remarks', '/files'])
          expect((await desk.atDesk(id, 'GET', rest, { token })).status).toBe(403);
    });

    it('are answered once for one key', async () => {
      const { id } = await desk.ask();
      const sent = { body: { text: 'Once' }, headers: { 'idempotency-key': 'once' } };
      const all = [await desk.atDesk(id, 'POST', '/remarks', sent), await desk.atDesk(id, 'POST', '/remarks', sent)];
      expect(all.map(({ status }) => status)).toEqual([201, 201]);
      expect((await desk.atDesk(id, 'GET', '/remarks')).data.totalCount).toBe(1);
    });
  });

  it('R-03 whoever asked says how satisfied they are, once it is solved', async () => {
    const { id } = await desk.ask();
    const rate = (body: object, sent = {}) => desk.inShop(id, 'POST', '/rate', { body, ...sent });
    expect((await rate({ satisfaction: 5 })).status).toBe(409);
    await reply('atDesk', id, 'Done', { state: 'solved' });
    expect((await rate({ satisfaction: 6 })).body.errors).toEqual({ satisfaction: 'From 1 to 5' });
    const manager = await desk.member(can.ServiceRequestAdd, can.ServiceRequestList);
    expect((await rate({ satisfaction: 1 }, { token: manager.token })).status).toBe(409);
    expect((await rate({ satisfaction: 4, satisfactionText: 'Quick' })).data).toMatchObject({
      satisfaction: 4,
      satisfactionText: 'Quick',
    });
    await desk.atDesk(id, 'PUT', '', { body: { state: 'closed' } });
    expect((await rate({ satisfaction: 5 })).data.satisfaction).toBe(5);
  });

  it('R-03 closes by itself 14 days after it was solved', async () => {
    const [old, young] = [await desk.ask(), await desk.ask()];
    for (const { id } of [old, young]) await desk.atDesk(id, 'PUT', '', { body: { state: 'solved' } });
    await world.sql(`update service_requests set solved_at = now() - interval '15 days' where id = '${old.id}'`);
    await sweep(world.ports);
    expect([await stateOf(old.id), await stateOf(young.id)]).toEqual(['closed', 'solved']);
  });

  it('R-03 whoever asked is told of replies, and that it is solved', async () => {
    const { id, number, subject } = await desk.ask();
    await reply('atDesk', id, 'Hidden', { isInternal: true });
    await reply('atDesk', id, 'Which bill?');
    await desk.atDesk(id, 'PUT', '', { body: { state: 'solved' } });
    const told = async ({ token }: { token: string }) =>
      (await desk.shop.call('GET', 'notifications', { token })).data.items;
    expect(await told(desk.clerk)).toMatchObject([
      { kind: 'requestSolved', subject: id, payload: { number, title: subject } },
      { kind: 'requestReplied', subject: id, payload: { number, title: subject } },
    ]);
    expect(await told(desk.shop)).toEqual([]);
  });
});
