import { expect, it } from 'vitest';
import { limits } from '../../api/session/limits.ts';
import { entities } from '../../schema/entities/index.ts';
import { newAddress } from '../support/accounts.ts';
import { onPostgres } from '../support/everyEntity.ts';
import { proofSize } from '../support/proofSize.ts';
import { formOf, visitorOf } from '../support/publicForm.ts';
import { openShop } from '../support/shop.ts';

const posts = proofSize(250, 1_000);
/** As many as one program sends side by side. */
const atOnce = 50;
/** Of what others do meanwhile. */
const rounds = proofSize(25, 100);

onPostgres(world => {
  it(`${posts} forms from one address make as many records as one may, and nobody else is refused`, async () => {
    const [shop, other] = [await openShop(world), await openShop(world)];
    const visitor = visitorOf(world, `forms/${await formOf(shop)}`);
    const elsewhere = visitorOf(world, `forms/${await formOf(other)}`);
    const flooder = newAddress();
    let left = posts;
    const statuses: number[] = [];
    const flood = async () => {
      while (left-- > 0) statuses.push((await visitor.send({}, { address: flooder })).status);
    };
    const flooding = Promise.all(Array.from({ length: atOnce }, flood));
    const answers: number[] = [];
    let honest = 0;
    const ask = async (call: Promise<{ status: number }>) => void answers.push((await call).status);
    for (; honest < rounds; honest++)
      await Promise.all([
        ask(shop.call('GET', 'contacts')),
        ask(other.call('GET', 'contacts')),
        ask(visitor.see()),
        ask(visitor.send({ name: `Honest ${honest}` })),
        ask(elsewhere.send()),
      ]);
    await flooding;
    const { most } = limits.publicForm;
    expect(statuses.filter(status => status === 201)).toHaveLength(most);
    expect(statuses.filter(status => status === 429)).toHaveLength(posts - most);
    expect(new Set(answers)).toEqual(new Set([200, 201]));
    expect(await shop.count(entities.contacts)).toBe(most + honest);
  });
});
