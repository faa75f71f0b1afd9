import { expect, it } from 'vitest';
import { migrate, missing, readMigrations } from '../../server/db/migrations.ts';
import { LentDatabase } from './lentDatabase.ts';
import { openTestDatabase } from './testDatabase.ts';

it('lends no database again that knows another migration', async () => {
  const databases = new LentDatabase(() => openTestDatabase('embedded'));
  const first = await databases.lend();
  await migrate(first.owner, [...readMigrations(), { name: '9999_later.sql', sql: 'select 1' }]);
  await first.close();
  const second = await databases.lend();
  expect(await missing(second.owner)).toEqual([]);
  await second.close();
});
