import { beforeEach, describe, expect, it, test } from 'vitest';
import { runMeeting } from '../../../api/meetings/run.ts';
import { LetterRefusal, type Letter } from '../../../api/ports.ts';
import { can, shopPermissions } from '../../../schema/permissions.ts';
import { onPostgres } from '../../support/everyEntity.ts';
import { eventually } from '../../support/eventually.ts';
import { openMeetingShop, type MeetingShop } from '../../support/meetings.ts';
import { pdfText } from '../../support/pdfText.ts';
import { updateOf } from '../../support/writers.ts';

const sent: Letter[] = [];
/** What becomes of the next letters; told by a test. */
let fate: () => void = () => {};

/** `shop/meeting_note/download` also sends the minutes to those who were there. */
onPostgres(
  world => {
    let shop: MeetingShop;
    let id: string;
    const reach = async () => (await shop.meeting(id, '/reach')).data;
    const write = async (words: string) => {
      await shop.meeting(id, '/texts/postNotes', { method: 'PUT' });
      return shop.meeting(id, '/texts/postNotes/updates', {
        method: 'POST',
        body: { update: updateOf(words), since: 0 },
      });
    };
    const send = (body: object = {}) => shop.meeting(id, '/minutes', { method: 'POST', body });
    const arrived = () => eventually(async () => expect(await reach()).toMatchObject({ minutesDue: 0, waiting: 0 }));
    const subjectsTo = () => sent.map(({ to }) => to.replace(/\d*@.*/, '')).toSorted();
    /** All of these are invited, and were there. */
    const wereThere = async (names: readonly string[], email = true) => {
      await shop.join(names, email);
      await shop.invite(id);
      const { items } = (await shop.meeting(id, '/invitations')).data;
      for (const { id: invitation, contact } of items)
        if (names.includes(contact.name))
          await shop.meeting(id, `/invitations/${invitation}/attended`, { method: 'PUT', body: { attended: true } });
      sent.length = 0;
    };
    beforeEach(async () => {
      fate = () => {};
      shop = await openMeetingShop(world);
      ({ id } = await shop.plan({ title: 'Kitty of May' }));
    });

    it('R-39 minutes go once to each who was there and to nobody else, with all that was written, in the language of the letters', async () => {
      await shop.join(['Absent']);
      await wereThere(['Asha', 'Bela']);
      await wereThere(['Nomail'], false);
      await write('The tray is counted twice.');
      expect(await reach()).toMatchObject({ attended: 3, minutesDue: 2, minutesSent: 0 });
      expect((await send()).status).toBe(202);
      await arrived();
      expect(subjectsTo()).toEqual(['asha', 'bela']);
      expect(await reach()).toMatchObject({ minutesSent: 2 });
      const [{ subject, attachments }] = sent as [Letter];
      expect(subject).toContain('Kitty of May');
      expect(attachments![0]!.type).toBe('application/pdf');
      const { text } = await pdfText(Buffer.from(attachments![0]!.base64, 'base64'));
      for (const said of ['Kitty of May', 'The tray is counted twice.', 'Asha', 'Nomail']) expect(text).toContain(said);
      expect(text).not.toContain('Absent');
    });

    it('R-39 are not sent twice, but to who was ticked later, and to all again when that is asked for', async () => {
      await wereThere(['Asha']);
      await write('Agreed.');
      await send();
      await arrived();
      const { status, body } = await send();
      expect([status, body.responseMessage]).toEqual([409, expect.stringContaining('tick who was there')]);
      await wereThere(['Late']);
      await send();
      await arrived();
      expect(subjectsTo()).toEqual(['late']);
      expect((await send({ again: true })).status).toBe(202);
      await arrived();
      expect(subjectsTo()).toEqual(['asha', 'late', 'late']);
    });

    describe('R-39 are refused', () => {
      it('while nothing is written', async () => {
        await wereThere(['Asha']);
        expect((await send()).status).toBe(409);
        await write('   ');
        expect((await send()).body.responseMessage).toBe('Nothing is written in the minutes yet');
        expect(sent).toEqual([]);
      });

      it('while nobody was there', async () => {
        await write('Agreed.');
        expect((await send()).status).toBe(409);
      });

      test.each([
        ['what is no yes or no', { again: 'perhaps' }, 400],
        ['what nobody knows', { to: 'all@example.test' }, 400],
      ])('with %s', async (_, body, status) => {
        await wereThere(['Asha']);
        await write('Agreed.');
        expect((await send(body)).status).toBe(status);
      });

      it(`to whoever lacks ${can.MeetingNoteDownload}`, async () => {
        await wereThere(['Asha']);
        await write('Agreed.');
        const answer = async (permissions: string[]) => {
          const { token } = await world.person({ shopId: shop.shopId, permissions: permissions as never });
          return (await shop.meeting(id, '/minutes', { method: 'POST', token, body: {} })).status;
        };
        expect(await answer(shopPermissions.filter(name => name !== can.MeetingNoteDownload))).toBe(403);
        expect(await answer([can.MeetingNoteDownload])).toBe(202);
      });
    });

    it('R-39 reach each once by two at once of whom one dies, and are tried again where the mail server was away', async () => {
      await wereThere(['Asha', 'Bela', 'Chand']);
      await write('Agreed.');
      const job = { shop: shop.shopId, id, minutes: true };
      const { signal } = new AbortController();
      fate = () => {
        fate = () => {};
        sent.pop();
        throw new LetterRefusal(false, new Error('Later'));
      };
      await expect(runMeeting(world.ports, job, signal)).rejects.toThrow('takes no letters');
      // As a process that was killed leaves it: taken, and nobody knows.
      await world.sql(`update meeting_invitations set letter = 'sending' where id = (
        select id from meeting_invitations where meeting_id = '${id}' and letter = 'sent' order by id limit 1)`);
      await Promise.all([1, 2].map(() => runMeeting(world.ports, job, signal)));
      expect(subjectsTo()).toEqual(['asha', 'bela', 'chand']);
      expect(await reach()).toMatchObject({ minutesDue: 0, minutesSent: 3, unknown: 1 });
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
