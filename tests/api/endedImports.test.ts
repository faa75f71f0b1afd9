import { describe, expect, it } from 'vitest';
import { runImport } from '../../api/crud/import/run.ts';
import { runUndo } from '../../api/crud/import/undo.ts';
import { DatabaseError, type Ports, type Run } from '../../api/ports.ts';
import { entities } from '../../schema/entities/index.ts';
import { onBoth } from '../support/everyEntity.ts';
import { reportOf } from '../support/imports.ts';
import { openShop, type Shop } from '../support/shop.ts';

const never = new AbortController().signal;
const people = `Name,Mobile\n${[1, 2, 3].map(n => `Person ${n},982000000${n}\n`).join('')}`;

/** Jobs are queued and not run: the tests do that themselves. */
const asleep = (ports: Ports): Ports => ({ ...ports, jobs: { ...ports.jobs, work: () => Promise.resolve() } });

onBoth(world => {
  const { contacts } = entities;
  const start = async (shop: Shop) => {
    const file = new File([people], 'people.csv');
    const answer = await shop.send('POST', contacts, 'import', { form: { file } });
    expect(answer.status, answer.text).toBe(202);
    return answer.data.id as string;
  };
  const run = (shop: Shop, id: string, ports: Ports = world.ports) => runImport(ports, shop.shopId, id, never);

  /** The ports with a database that fails at each change of a contact, as at a fault of the code. */
  const broken = (): Ports => {
    const { database } = world.ports;
    const failing =
      (run: Run): Run =>
      statements =>
        statements.some(({ text }) => /(?:into|update|delete from) contacts\b/.test(text))
          ? Promise.reject(new DatabaseError('no such column', '42703'))
          : run(statements);
    return {
      ...world.ports,
      database: {
        ...database,
        batch: failing(database.batch),
        transaction: work => database.transaction(inside => work(failing(inside))),
      },
    };
  };

  describe('that cannot succeed', () => {
    const ended = async (ports: Ports) => {
      const shop = await openShop(world);
      const id = await start(shop);
      await run(shop, id, ports);
      return reportOf(shop, id);
    };
    const withFile = (bytes: Uint8Array): Ports => ({
      ...world.ports,
      files: { ...world.ports.files, get: () => Promise.resolve(bytes) },
    });

    it.each([
      ['that is no text any more', Buffer.from('Name\nJos\x81\n', 'latin1'), /characters of this file/],
      ['that was cut short', Buffer.from('PK\x03\x04'), /workbook/],
      ['that was emptied', new Uint8Array(), /empty/],
    ])('ends at once: a file %s', async (_, bytes, problem) => {
      const report = await ended(withFile(bytes));
      expect(report).toMatchObject({ state: 'failed', problem: expect.stringMatching(problem) });
    });

    it('ends at once: a fault of the code', async () => {
      const report = await ended(broken());
      expect(report).toMatchObject({ state: 'failed', problem: 'Server Error, Unable to process your request' });
    });
  });

  it('leaves what it cannot take back, and is over', async () => {
    const shop = await openShop(world);
    const id = await start(shop);
    await run(shop, id);
    await shop.call('POST', `imports/${id}/undo`);
    await runUndo(broken(), shop.shopId, id, never);
    expect((await reportOf(shop, id)).undoneAt).not.toBeNull();
    expect(await shop.count(contacts)).toBe(3);
  });
}, asleep);
