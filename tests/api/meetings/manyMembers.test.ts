import { expect, it } from 'vitest';
import { runMeeting } from '../../../api/meetings/run.ts';
import { entities } from '../../../schema/entities/index.ts';
import { LetterRefusal, type Letter } from '../../../api/ports.ts';
import { onPostgres } from '../../support/everyEntity.ts';
import { openMeetingShop } from '../../support/meetings.ts';

const members = 1_000;
const sent: Letter[] = [];
/** What becomes of the next letters; told by a test. */
let fate: () => void = () => {};

/** whoever dies in the middle, and however many do it at once, each is told once. */
onPostgres(
  world => {
    it(`R-37 invites ${members} members each once, by two at once that are stopped and begin again`, async () => {
      const shop = await openMeetingShop(world);
      const people = Array.from({ length: members }, (_, n) => ({
        name: `Member ${n}`,
        gender: 1,
        mobileNo: String(9_700_000_000 + n),
        email: `member${n}@example.test`,
        selectedGroups: [],
      }));
      const contacts = await shop.plant(entities.contacts, people as never);
      for (let n = 0; n < members; n += 500)
        await shop.call('POST', `contacts/groups/${shop.groupId}/members/add`, {
          body: { contactIds: contacts.slice(n, n + 500) },
        });
      const { id } = await shop.plan();
      sent.length = 0;
      const job = { shop: shop.shopId, id, invite: true };
      const stopping = new AbortController();
      fate = () => sent.length === 300 && stopping.abort();
      await Promise.all([1, 2].map(() => runMeeting(world.ports, job, stopping.signal)));
      expect(sent.length).toBeLessThan(members);
      // As a process that was killed leaves it: taken, and nobody knows.
      await world.sql(`update meeting_invitations set letter = 'sending' where id = (
        select id from meeting_invitations where meeting_id = '${id}' and letter = 'sent' order by id limit 1)`);
      await Promise.all([1, 2].map(() => runMeeting(world.ports, job, new AbortController().signal)));
      await runMeeting(world.ports, job, new AbortController().signal);
      const to = sent.map(letter => letter.to);
      expect([to.length, new Set(to).size]).toEqual([members, members]);
      expect((await shop.meeting(id, '/reach')).data).toMatchObject({
        invited: members,
        uninvited: 0,
        waiting: 0,
        unknown: 1,
      });
    }, 120_000);

    it('A-07 tries a letter again that the mail server did not take for now, and no other', async () => {
      const shop = await openMeetingShop(world);
      await shop.join(['Asha', 'Bela']);
      const { id } = await shop.plan();
      sent.length = 0;
      const job = { shop: shop.shopId, id, invite: true };
      fate = () => {
        fate = () => {};
        sent.pop();
        throw new LetterRefusal(false, new Error('Later'));
      };
      await expect(runMeeting(world.ports, job, new AbortController().signal)).rejects.toThrow('takes no letters');
      await runMeeting(world.ports, job, new AbortController().signal);
      expect(sent.map(({ to }) => to.slice(0, 4)).toSorted()).toEqual(['asha', 'bela']);
    });
  },
  ports => ({
    ...ports,
    mail: {
      ...ports.mail,
      send: async letter => {
        sent.push(letter);
        fate();
      },
    },
  }),
);
