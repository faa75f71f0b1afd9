import { expect } from 'vitest';
import { compactText } from '../../api/sharedTexts/compact.ts';
import { handOutDue } from '../../api/meetings/run.ts';
import type { World } from '../support/everyEntity.ts';
import { eventually } from '../support/eventually.ts';
import { updateOf } from '../support/writers.ts';
import { day, hour, openMeetingShop, personalIn, tokenIn } from '../support/meetings.ts';

/** What is done about a meeting, by its shop, by those who were invited, and by the server as time goes by. */
export const meetingCalls = async (world: World) => {
  const shop = await openMeetingShop(world);
  await shop.join(['Asha']);
  const { id, joiningUrl } = await shop.plan({ hostId: shop.userId });
  const send = async (method: string, path: string, body?: object) => {
    const answer = await shop.call(method, `contacts/meetings/${id}${path}`, { ...(body && { body }) });
    expect(answer.status, `${method} ${path} ${answer.text}`).toBeLessThan(300);
    return answer.data;
  };
  await shop.invite(id);
  const [letter] = await world.letters();
  const personal = personalIn(letter!);
  for (const path of [joiningUrl, personal, personal.replace('?', '/calendar?')])
    expect((await shop.see(path)).status, path).toBe(200);
  expect((await shop.answer(joiningUrl, { i: tokenIn(letter!), answer: 'yes' })).status).toBe(200);
  const { items } = await send('GET', '/invitations');
  await send('PUT', `/invitations/${items[0].id}/attended`, { attended: false });
  await send('POST', '/invitations/attended');
  for (const startsIn of [12 * hour, hour / 2, -2 * hour, 9 * day]) {
    const startsAt = new Date(Date.now() + startsIn).toISOString();
    await send('PUT', '', { startsAt, ...(startsIn < 0 && { repeats: 'daily' }) });
    await world.sql(`update meeting_addresses set due_at = now() where meeting_id = '${id}'`);
    await shop.tend();
  }
  await send('POST', '/joining_address');
  await send('POST', '/cancel', {});
  for (const move of ['plan', 'cancel'])
    expect((await shop.call('POST', `contacts/meetings/${move}`, { body: { ids: [id] } })).status).toBe(200);
  await send('POST', '/plan', {});
  await send('PUT', '/texts/notes');
  for (const word of ['one', 'two']) await send('POST', '/texts/notes/updates', { update: updateOf(word) });
  await send('PUT', '/texts/postNotes');
  await send('POST', '/texts/postNotes/updates', { update: updateOf('Agreed') });
  await send('POST', '/minutes', { again: true });
  await eventually(async () => expect(await send('GET', '/reach')).toMatchObject({ minutesDue: 0, minutesSent: 1 }));
  await compactText(world.ports, { shop: shop.shopId, record: id, name: 'notes' });
  await handOutDue(world.ports, new AbortController().signal);
};
