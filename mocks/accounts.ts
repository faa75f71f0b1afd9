import { demoBusinesses, type DemoShop } from '../api/session/demoBusinesses.ts';
import type { Ports } from '../api/ports.ts';
import { newGuest } from '../api/session/sample.ts';
import { demoPassword, sampleShop } from '../schema/demo.ts';

/** The same in every page and every run, so that what a browser remembers of them stays true. */
const fixedId = (number: number) => `01900000-0000-7000-8000-${String(number).padStart(12, '0')}`;

/** Makes the demo's people, their tenants and their shops. */
export const makeAccounts = async ({ database, passwords, clock }: Ports): Promise<DemoShop[]> => {
  let count = 0;
  const hash = await passwords.hash(demoPassword);
  const nextId = () => fixedId(++count);
  const { shops, statements } = demoBusinesses({ passwordHash: hash }, nextId, clock.now());
  const sample = shops.find(({ name }) => name === sampleShop)!;
  await database.batch([...statements, ...newGuest(nextId(), sample.id, clock.now())]);
  return shops;
};
