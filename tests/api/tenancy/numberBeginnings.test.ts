import { beforeEach, expect, it } from 'vitest';
import { readMigrations } from '../../../server/db/migrations.ts';
import { chooseNumberBeginnings } from '../../../api/db/numberBeginnings.ts';
import { enterJob } from '../../../api/db/transactionContext.ts';
import { ownersPlatform, roles } from '../../../schema/permissions.ts';
import { financialYear } from '../../../schema/kit/series.ts';
import { shopDay } from '../../../schema/kit/shopDay.ts';
import { onBoth } from '../../support/everyEntity.ts';
import { membershipSql } from '../../support/membership.ts';
import type { Answer, Person } from '../../support/testApi.ts';

const gstin = '27AAPFU0939F1ZV';
const year = financialYear(shopDay(new Date())).name;

/** The part of the migration that meets the shops it finds. */
const meeting = /do \$\$[\s\S]*?end \$\$;/.exec(
  readMigrations().find(({ name }) => name === '0114_number_beginnings.sql')!.sql,
)![0];

onBoth(world => {
  let andheri: Person;
  let pune: Person;

  const owner = () => world.person({ permissions: [...ownersPlatform, ...roles.owner] });
  /** A shop of the same business, whose owner works there alone. */
  const branch = async (): Promise<Person> => {
    const person = await owner();
    await world.sql(`update shops set tenant_id = '${andheri.tenantId}', name = 'Pune' where id = '${person.shopId}'`);
    return person;
  };
  const put = ({ token, shopId }: Person, body: object) => world.call('PUT', `shops/${shopId}`, { token, body });
  const addTill = ({ token, shopId }: Person, letter: string | null) =>
    world.call('POST', `shops/${shopId}/tills`, { token, body: { name: `Till ${letter}`, letter } });
  const fine = async (answering: Promise<Answer>) => {
    const answer = await answering;
    expect([200, 201], answer.text).toContain(answer.status);
    return answer.data;
  };
  const refused = async (answering: Promise<Answer>, field: string, shop = 'Another shop with the same GSTIN') => {
    const answer = await answering;
    expect([answer.status, Object.keys(answer.body.errors ?? {})], answer.text).toEqual([400, [field]]);
    expect(answer.body.errors[field]).toContain(shop);
  };
  const prefixOf = async ({ shopId }: Person) =>
    (await world.sql(`select series_prefix as p from shops where id = '${shopId}'`))[0]!['p'];
  /** Counts as if the shop had issued bills. */
  const giveNumber = ({ shopId }: Person) =>
    world.sql(`insert into number_series (shop_id, series, year, last) values ('${shopId}', 'quickBills', 2026, 7)`);

  beforeEach(async () => {
    andheri = await owner();
    await world.sql(`update shops set name = 'Andheri' where id = '${andheri.shopId}'`);
    pune = await branch();
  });

  it.each([
    ['ra/', 'RA/'],
    ['7', '7'],
    [' b-1', 'B-1'],
  ])('a prefix is kept in upper case: %j', async (typed, kept) => {
    expect((await fine(put(andheri, { seriesPrefix: typed }))).seriesPrefix).toBe(kept);
  });

  it.each(['0A', '/A', '-A'])('a prefix begins with a letter or 1 to 9: %j', async seriesPrefix => {
    await refused(put(andheri, { seriesPrefix }), 'seriesPrefix', 'a letter or 1 to 9 first');
  });

  it.each<[string, object, object, 'refused' | 'fine']>([
    ['the same prefix', { seriesPrefix: 'RA/' }, { seriesPrefix: 'RA/' }, 'refused'],
    ['the same prefix in another case', { seriesPrefix: 'RA/' }, { seriesPrefix: 'ra/' }, 'refused'],
    ['no prefix in both', {}, {}, 'refused'],
    ['no prefix, and one that begins like another kind', {}, { seriesPrefix: 'P' }, 'refused'],
    ['other prefixes', { seriesPrefix: 'RA/' }, { seriesPrefix: 'RP/' }, 'fine'],
    ['a prefix within another', { seriesPrefix: 'R' }, { seriesPrefix: 'RA/' }, 'fine'],
  ])('two shops of one GSTIN with %s: %j, %j is %s', async (_, one, other, outcome) => {
    await fine(put(andheri, { stateCode: '27', gstin, ...one }));
    const answering = put(pune, { stateCode: '27', gstin, ...other });
    await (outcome === 'refused' ? refused(answering, 'seriesPrefix') : fine(answering));
  });

  it('shops of other businesses, of another GSTIN and without one may have the same', async () => {
    const [stranger, without] = [await owner(), await branch()];
    await fine(put(andheri, { stateCode: '27', gstin, seriesPrefix: 'RA/' }));
    await fine(put(stranger, { stateCode: '27', gstin, seriesPrefix: 'RA/' }));
    await fine(put(without, { seriesPrefix: 'RA/' }));
    await fine(put(pune, { stateCode: '29', gstin: '29AAPFU0939F1ZR', seriesPrefix: 'RA/' }));
    await refused(put(pune, { stateCode: '27', gstin }), 'seriesPrefix');
  });

  it('the other shop is named to a person who works there', async () => {
    await fine(put(andheri, { stateCode: '27', gstin, seriesPrefix: 'RA/' }));
    await world.sql(membershipSql({ userId: pune.userId, shopId: andheri.shopId }));
    await refused(put(pune, { stateCode: '27', gstin, seriesPrefix: 'RA/' }), 'seriesPrefix', 'Andheri');
  });

  it('the letter of a till makes no number that another shop has', async () => {
    await fine(put(andheri, { stateCode: '27', gstin, seriesPrefix: 'R' }));
    await fine(put(pune, { stateCode: '27', gstin, seriesPrefix: 'RV' }));
    // R + V + E is a receipt of that till in Andheri, RV + E an estimate of Pune.
    await refused(addTill(andheri, 'E'), 'letter');
    const till = await fine(addTill(andheri, 'R'));
    const change = (letter: string | null) =>
      world.call('PUT', `shops/${andheri.shopId}/tills/${till.id}`, { token: andheri.token, body: { letter } });
    await refused(change('B'), 'letter');
    for (const letter of ['Q', 'R', null]) await fine(change(letter));
  });

  it('a prefix stays taken once it stands on documents, and is free before', async () => {
    await fine(put(andheri, { stateCode: '27', gstin, seriesPrefix: 'RA/' }));
    await fine(put(andheri, { seriesPrefix: 'RB/' }));
    await fine(put(pune, { stateCode: '27', gstin, seriesPrefix: 'RA/' }));
    await giveNumber(pune);
    await fine(put(pune, { seriesPrefix: 'RP/' }));
    await refused(put(andheri, { seriesPrefix: 'RA/' }), 'seriesPrefix');
    await fine(put(pune, { seriesPrefix: 'RA/' }));
  });

  it('one of two shops that take the same prefix at once gets it, 20 times', async () => {
    for (let n = 0; n < 20; n++) {
      const seriesPrefix = `R${String.fromCharCode(65 + n)}/`;
      await world.sql(`update shops set gstin = null where id in ('${andheri.shopId}', '${pune.shopId}')`);
      const answers = await Promise.all(
        [andheri, pune].map(shop => put(shop, { stateCode: '27', gstin, seriesPrefix })),
      );
      expect(answers.map(({ status }) => status).toSorted(), answers.map(({ text }) => text).join('\n')).toEqual([
        200, 400,
      ]);
    }
  });

  it('a shop that is brought in gets a free prefix, and keeps one that is free', async () => {
    await fine(put(andheri, { stateCode: '27', gstin, seriesPrefix: 'RA/' }));
    await world.sql(
      `update shops set state_code = '27', gstin = '${gstin}', series_prefix = 'RA/' where id = '${pune.shopId}'`,
    );
    const choose = () => world.ports.database.batch([enterJob(pune.shopId, null), chooseNumberBeginnings()]);
    await choose();
    expect(await prefixOf(pune)).toBe('A/');
    await choose();
    expect([await prefixOf(andheri), await prefixOf(pune)]).toEqual(['RA/', 'A/']);
  });

  it('the migration gives doubles a free prefix from the next number on', async () => {
    const third = await branch();
    const set = (shop: Person, prefix: string | null, width: number | null, days: number) =>
      world.sql(`update shops set state_code = '27', gstin = '${gstin}', series_prefix = ${prefix === null ? 'null' : `'${prefix}'`},
        series_width = ${width}, created_at = now() - interval '${days} days' where id = '${shop.shopId}'`);
    await set(andheri, 'ra/', null, 3);
    await set(pune, 'RA/', null, 2);
    await set(third, '0ra/', 6, 1);
    const { id } = await fine(
      world.call('POST', `shops/${pune.shopId}/contacts`, {
        token: pune.token,
        body: { name: 'Asha', gender: 2, mobileNo: '9820012345' },
      }),
    );
    const voucher = async () => {
      const path = `shops/${pune.shopId}/vouchers`;
      const body = { kind: 'receipt', way: 'bank', contactId: id, amount: 1 };
      const draft = await fine(world.call('POST', path, { token: pune.token, body }));
      const posted = await fine(world.call('POST', `${path}/${draft.id}/post`, { token: pune.token, body: {} }));
      return posted.number;
    };
    expect(await voucher()).toBe(`RA/V/${year}/0001`);
    await world.sql(meeting);
    expect([await prefixOf(andheri), await prefixOf(pune), await prefixOf(third)]).toEqual(['RA/', 'A/', 'A']);
    expect(await voucher()).toBe(`A/V/${year}/0002`);
    await refused(put(pune, { seriesPrefix: 'RA/' }), 'seriesPrefix');
  });
});
