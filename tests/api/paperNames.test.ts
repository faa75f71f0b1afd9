import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { runExport } from '../../api/crud/export/run.ts';
import { sendPaperLetter } from '../../api/papers/sendLetter.ts';
import { DrawingFault, type Documents, type Letter } from '../../api/ports.ts';
import { notificationText } from '../../schema/rules/notificationText.ts';
import { wordingFor } from '../../schema/words/wordings.ts';
import { everyName } from '../support/everyScript.ts';
import { onPostgres } from '../support/everyEntity.ts';
import { pdfText } from '../support/pdfText.ts';
import { openShop, type Shop } from '../support/shop.ts';

/** Draws all but papers that hold this text, as a compiler with a fault would. */
const faulty = 'Undrawable';
const failing = (documents: Documents): Documents => {
  const refuse = (drawn: object) => {
    if (JSON.stringify(drawn).includes(faulty)) throw new DrawingFault('No picture');
  };
  return {
    pdf: async (template, drawn, how) => (refuse(drawn), documents.pdf(template, drawn, how)),
    svg: async (template, drawn) => (refuse(drawn), documents.svg(template, drawn)),
  };
};

onPostgres(
  world => {
    let shop: Shop;
    beforeEach(async () => {
      shop = await openShop(world);
    });
    afterEach(() => void vi.restoreAllMocks());

    const ask = async (method: string, path: string, body?: object) => {
      const answer = await shop.call(method, path, body && { body });
      expect(answer.status, `${path} ${answer.text}`).toBeLessThan(300);
      return answer.data;
    };
    let people = 0;
    const estimate = async (name: string): Promise<{ id: string; number: string }> => {
      const mobileNo = String(9_820_011_000 + ++people);
      const { id: contactId } = await ask('POST', 'contacts', { name, mobileNo, gender: 1 });
      const lines = [{ description: 'Box', hsn: '4819', metal: 'other', price: 5 }];
      const { id } = await ask('POST', 'quotes', { contactId, lines });
      const number = `E/${people}`;
      await world.sql(`update quotes set number = '${number}' where id = '${id}'`);
      return { id, number };
    };
    /** Jobs are queued and not run: each test does that itself. */
    const unqueued = async <T>(make: () => Promise<T>): Promise<T> => {
      const queue = vi.spyOn(world.ports.jobs, 'enqueue').mockResolvedValue();
      const made = await make();
      queue.mockRestore();
      return made;
    };

    it('a paper for a name in any script is printed, shown and mailed', async () => {
      const { id } = await estimate(everyName.slice(0, 120));
      for (const format of ['pdf', 'svg'])
        expect((await shop.call('GET', `quotes/${id}/papers/estimate?format=${format}`)).status).toBe(200);
      await unqueued(() => ask('POST', `quotes/${id}/papers/estimate/mail`, { to: 'asha@example.test' }));
      const [note] = await world.sql(`select id from history where shop_id = '${shop.shopId}' and action = 'letter'`);
      const letters: Letter[] = [];
      const mail = { send: async (letter: Letter) => void letters.push(letter) };
      await sendPaperLetter({ ...world.ports, mail }, { shop: shop.shopId, id: String(note!['id']) });
      expect(letters.map(({ attachments }) => attachments?.length)).toEqual([1]);
    });

    it('a paper that cannot be drawn is named, alone and among others', async () => {
      const [sound, bad] = [await estimate('Asha Rao'), await estimate(faulty)];
      const answers = [
        await shop.call('GET', `quotes/${bad.id}/papers/estimate`),
        await shop.call('GET', `quotes/${bad.id}/papers/estimate?format=svg`),
        await shop.call('POST', 'quotes/papers/estimate', { body: { ids: [sound.id, bad.id] } }),
      ];
      for (const { status, body } of answers)
        expect([status, body.responseMessage]).toEqual([
          409,
          `Cannot be printed: ${bad.number}. Type the names and texts on them again.`,
        ]);
    });

    const inOneFile = async () => {
      const { id } = await unqueued(() => ask('POST', 'quotes/papers/estimate/exports?sort=number&order=ASC', {}));
      await runExport(world.ports, shop.shopId, id, new AbortController().signal);
      return { id, report: await ask('GET', `exports/${id}`) };
    };

    it('a file of many has all but those that cannot be drawn, and names these', async () => {
      const made = [];
      for (const name of ['Asha Rao', everyName.slice(0, 120), faulty, 'Ravi', `${faulty} too`])
        made.push(await estimate(name));
      const { id, report } = await inOneFile();
      const numbers = made.map(({ number }) => number);
      const said = `Cannot be printed and left out: ${numbers[2]} and ${numbers[4]}. Type the names and texts on them again.`;
      expect(report).toMatchObject({ state: 'completed', done: 3, total: 5, problem: said });
      const { text, pages } = await pdfText((await shop.call('GET', `exports/${id}/file`)).bytes);
      expect(pages).toBe(3);
      expect(numbers.filter(number => text.includes(number))).toEqual([numbers[0], numbers[1], numbers[3]]);
      const { items } = await ask('GET', 'notifications');
      expect(notificationText(items[0], wordingFor('en'))).toEqual({
        title: 'Export of estimates is ready',
        text: `3 rows. ${said}`,
      });
      const tasks = await ask('GET', 'background_tasks');
      expect(tasks.items[0]).toMatchObject({ state: 'completed', problem: said });
    });

    it('a file of nothing but papers that cannot be drawn has failed, and names them', async () => {
      const { number } = await estimate(faulty);
      const { report } = await inOneFile();
      expect(report).toMatchObject({ state: 'failed', done: 0 });
      expect(report.problem).toContain(number);
    });
  },
  ports => ({ ...ports, documents: failing(ports.documents) }),
);
