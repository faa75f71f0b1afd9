import { beforeEach, describe, expect, it } from 'vitest';
import { entities } from '../../../schema/entities/index.ts';
import { onPostgres } from '../../support/everyEntity.ts';
import { completed } from '../../support/imports.ts';
import { openShop, type Shop } from '../../support/shop.ts';
import { eventually } from '../../support/eventually.ts';

const { contacts, groups } = entities;

const card = (...lines: string[]) => ['BEGIN:VCARD', 'VERSION:3.0', ...lines, 'END:VCARD', ''].join('\r\n');
const book = [
  card(
    'FN:Asha Rao',
    'TEL;TYPE=HOME:022 2600 0001',
    'TEL;TYPE=CELL:+91 98200 11002',
    'EMAIL:asha@example.test',
    'PHOTO;ENCODING=b:AAAA',
  ),
  card('FN:Nobody'),
  card('ORG:Sona Traders', 'TEL:98200-11003', 'CATEGORIES:Traders,Old'),
].join('');
const file = (text = book) => new File([text], 'phone.vcf', { type: 'text/vcard' });

onPostgres(world => {
  let shop: Shop;
  beforeEach(async () => void (shop = await openShop(world)));
  const begin = (path: string, form: object) => shop.call('POST', path, { form: form as Record<string, unknown> });
  const people = async () => (await shop.call('GET', 'contacts?sort=name')).data.items as Record<string, any>[];

  describe('the cards of a phone', () => {
    it('C-22 C-23 come in by every call that takes a file of contacts', async () => {
      const vip = (await shop.make(groups, { name: 'VIP' }))['id'] as string;
      for (const [path, form] of [
        ['contacts/import', { file: file() }],
        ['contacts/list', { contacts: file(), groupIds: [vip] }],
        [`contacts/groups/${vip}/members/list`, { contacts: file() }],
      ] as const) {
        const report = await completed(shop, await begin(path, form));
        expect(report).toMatchObject({ state: 'completed', failed: 1, total: 3 });
        expect(report.created + report.updated + report.unchanged).toBe(2);
        expect(report.errors).toMatchObject([
          { row: 2, field: 'mobileNo', message: 'Mobile number is required', title: 'Nobody' },
        ]);
      }
      expect(await people()).toMatchObject([
        {
          name: 'Asha Rao',
          mobileNo: '9820011002',
          phoneNo: '02226000001',
          email: 'asha@example.test',
          gender: 2,
          groupName: 'VIP',
        },
        { name: 'Sona Traders', mobileNo: '9820011003', groupName: 'Traders, Old, VIP' },
      ]);
    });

    it('are tried first, mapped by a person, and taken back', async () => {
      const mapping = { gender: { value: 1 } };
      const trial = await completed(shop, await begin('contacts/import', { file: file(), dryRun: true, mapping }));
      expect([trial.created, await people()]).toEqual([2, []]);
      const done = await completed(shop, await begin('contacts/import', { file: file(), mapping }));
      expect((await people()).map(({ gender, groupName }) => [gender, groupName])).toEqual([
        [1, '-'],
        [1, 'Traders, Old'],
      ]);
      await shop.call('POST', `imports/${done.id}/undo`);
      await eventually(async () => expect(await people()).toEqual([]));
    });

    it('are refused where nothing is known of cards, and where none is whole', async () => {
      const asGroups = await begin('contacts/groups/import', { file: file() });
      expect([asGroups.status, asGroups.body.responseMessage]).toEqual([
        400,
        'Groups are not read from cards. Bring a CSV or XLSX file.',
      ]);
      const cut = await begin('contacts/import', { file: file('BEGIN:VCARD\nFN:As') });
      expect([cut.status, cut.body.responseMessage]).toEqual([400, 'The file has no card that is whole.']);
      expect((await shop.call('GET', 'imports')).data).toEqual([]);
    });
  });

  describe('an export as cards', () => {
    const asha = {
      name: 'Asha; Rao',
      gender: 0,
      mobileNo: '9820011002',
      phoneNo: '02226000001',
      email: 'a@b.test',
      facebookId: 'asha',
      instagramId: null,
    };

    it('holds all that match, or the chosen ones, and comes back as it went', async () => {
      const vip = (await shop.make(groups, { name: 'Gold, silver' }))['id'] as string;
      const made = await shop.make(contacts, { ...asha, selectedGroups: [vip] });
      const other = await shop.make(contacts, { ...asha, name: 'Ravi', selectedGroups: [] });
      const all = await shop.call('GET', 'contacts/export?format=vcf');
      expect([all.headers.get('content-type'), all.headers.get('content-disposition')]).toEqual([
        'text/vcard; charset=utf-8',
        'attachment; filename="contacts.vcf"',
      ]);
      expect(all.text.match(/BEGIN:VCARD/g)).toHaveLength(2);
      expect((await shop.call('GET', 'contacts/export?format=vcf&query=ravi')).text).not.toContain('Asha');
      const chosen = await shop.call('POST', 'contacts/export', { body: { format: 'vcf', ids: [made['id']] } });
      expect(chosen.text.match(/^FN:.*$/gm)).toEqual(['FN:Asha\\; Rao']);
      await shop.call('POST', 'contacts/delete', { body: { ids: [made['id'], other['id']] } });
      await completed(shop, await begin('contacts/import', { file: new File([all.text], 'a.vcf') }));
      expect(await people()).toMatchObject([
        { ...asha, groupName: 'Gold, silver' },
        { ...asha, name: 'Ravi' },
      ]);
    });

    it('is offered for what is a card', async () => {
      const answer = await shop.call('GET', 'contacts/groups/export?format=vcf');
      expect([answer.status, answer.body.errors]).toEqual([400, { format: 'Must be csv or xlsx' }]);
      expect((await shop.call('GET', 'contacts/export?format=x')).body.errors).toEqual({
        format: 'Must be csv, xlsx or vcf',
      });
    });
  });
});
