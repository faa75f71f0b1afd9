import { beforeEach, expect, it } from 'vitest';
import { runMessage } from '../../api/messages/run.ts';
import type { Ports } from '../../api/ports.ts';
import { problemsOf } from '../support/campaign.ts';
import { onPostgres } from '../support/everyEntity.ts';
import {
  inviting,
  meetingTemplates,
  openInvitingShop,
  personalOf,
  wordsTo,
  type InvitingShop,
} from '../support/meetingMessages.ts';
import { scriptedChat } from '../support/scriptedChat.ts';

const chat = scriptedChat();
const { signal } = new AbortController();
const total = 600;

/** a long list of a message about a meeting, whose maker dies. */
onPostgres(
  world => {
    let shop: InvitingShop;
    let ports: Ports;
    beforeEach(async () => {
      ports = { ...world.ports, chat };
      chat.templates = async () => meetingTemplates(ports.site.address);
      chat.sent.length = 0;
      shop = await openInvitingShop(world);
      await shop.messenger.people(total);
    });
    const run = (id: string, changed: Ports = ports) => runMessage(changed, { shop: shop.shopId, id, turn: 0 }, signal);
    const countOf = async (table: string) =>
      Number((await world.sql(`select count(*) as n from ${table} where shop_id = '${shop.shopId}'`))[0]!['n']);

    it('R-37 whoever is on the list is invited in the same transaction, and once however often it is begun', async () => {
      const { id: meeting } = await shop.plan();
      const message = await shop.messenger.sent(inviting(meeting, { filter: '{}' }));
      expect(await countOf('meeting_invitations')).toBe(0);
      for (let most = 4; (await shop.message(message))['prepared'] < total && most < 40; most++) {
        let batches = 0;
        const batch: Ports['database']['batch'] = all =>
          ++batches > most ? Promise.reject(new Error('The end')) : ports.database.batch(all);
        await run(message, { ...ports, database: { ...ports.database, batch } }).catch(() => undefined);
        expect(await countOf('meeting_invitations')).toBe(await countOf('recipients'));
      }
      await Promise.all([run(message), run(message)]);
      expect(await shop.message(message)).toMatchObject({ status: 2, prepared: total, sent: total });
      expect(await countOf('meeting_invitations')).toBe(total);
      expect(await problemsOf(world.owner, { shop: shop.shopId, message, total }, chat.sent)).toEqual([]);
      const links = chat.sent.map(({ to }) => wordsTo(chat, to.slice(2))[0]!.at(-1)!);
      expect(new Set(links).size).toBe(total);
      for (const link of [links[0]!, links[total - 1]!])
        expect((await shop.see(personalOf(link))).data.guest).toMatchObject({ answer: 'none' });
    }, 120_000);
  },
  ports => ({
    ...ports,
    chat,
    // The message is worked on by the test itself.
    jobs: { ...ports.jobs, work: async () => undefined },
  }),
);
