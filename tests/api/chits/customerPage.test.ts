import { beforeEach, describe, expect, it } from 'vitest';
import { entities } from '../../../schema/entities/index.ts';
import { monthsAfter } from '../../../schema/rules/months.ts';
import { byWeight, openSchemes, today, type Schemes } from '../../support/chits.ts';
import { openCounter, type Counter } from '../../support/counter.ts';
import { onPostgres } from '../../support/everyEntity.ts';

type PublicFact = { label: string; value: string };

onPostgres(world => {
  let counter: Counter;
  let schemes: Schemes;
  const of = (id: string) => `chit_members/${id}/public_address`;
  const show = (address: string, language = 'en') =>
    world.call('GET', `public/pages/${address}`, { headers: { 'accept-language': language } });
  const madeOf = async (id: string): Promise<string> => (await counter.ask('POST', of(id))).address;

  beforeEach(async () => {
    counter = await openCounter(world);
    schemes = openSchemes(counter);
  });

  describe('A-11 the page of a passbook for its customer', () => {
    it('tells what was paid, what is due next and the days that count, in their language', async () => {
      await schemes.setRate(10_000);
      const brought = { broughtFirstDay: monthsAfter(today(), -1), broughtMonths: 1, broughtPaid: 5_000 };
      const { id, number } = await schemes.joined(byWeight, { ...brought, broughtWeight: 0.5, broughtMetal: 'gold' });
      const receipt = await schemes.pay(id);
      const address = await madeOf(id);
      const { data, text } = await show(address);
      expect(data).toMatchObject({ one: 'Passbook', title: number, isPersonal: true });
      const facts = Object.fromEntries(data.facts.map(({ label, value }: PublicFact) => [label, value]));
      expect(facts).toMatchObject({
        'Months paid': '2 of 11',
        'Next instalment': expect.stringMatching(/^₹5,000 on /),
        'Last lawful day': expect.anything(),
        State: 'Pays in',
      });
      expect(data.lists).toHaveLength(1);
      expect(data.lists[0].rows).toHaveLength(2);
      expect(JSON.stringify(data.lists[0].rows[1])).toContain(receipt.number);
      expect(data.totals).toContainEqual({ label: 'In the passbook', value: '₹10,000.00' });
      expect(text).not.toContain('Ravi');
      const hindi = (await show(address, 'hi')).data;
      expect(hindi).toMatchObject({ one: 'पासबुक', title: number });
      expect(hindi.facts.map(({ label }: PublicFact) => label)).toContain('अगली किस्त');
    });

    it('has its address written in the language of the customer, with the number to send it to', async () => {
      const { id: contactId } = await counter.shop.make(entities.contacts, {
        preferredLanguage: 'hi',
        mobileNo: '9820011002',
      });
      const { id, number } = await schemes.joined({}, { contactId });
      expect((await counter.ask('POST', of(id))).to).toEqual({
        language: 'hi',
        mobileNo: '9820011002',
        text: `पासबुक ${number}`,
      });
      const { id: other } = await counter.shop.make(entities.contacts, { preferredLanguage: null });
      const plain = await schemes.joined({}, { contactId: other });
      expect((await counter.ask('GET', of(plain.id))).to.language).toBe('en');
    });

    it('is withdrawn, and goes with a transfer', async () => {
      const { id } = await schemes.joined();
      const first = await madeOf(id);
      await counter.ask('DELETE', of(id));
      expect((await show(first)).status).toBe(404);
      const second = await madeOf(id);
      const { id: nominee } = await counter.shop.make(entities.contacts);
      await counter.ask('POST', `chit_members/${id}/transfer`, { contactId: nominee, reason: 'Deceased' });
      expect((await show(second)).status).toBe(404);
      expect((await show(await madeOf(id))).status).toBe(200);
    });

    it('tells nothing to be due of one that has ended', async () => {
      const { id } = await schemes.joined();
      await schemes.pay(id);
      await counter.ask('POST', `chit_members/${id}/end_early`, { way: 'upi' });
      const { facts } = (await show(await madeOf(id))).data;
      expect(facts.map(({ label }: PublicFact) => label)).not.toContain('Next instalment');
    });
  });
});
