import { expect, it } from 'vitest';
import { shopPermissions } from '../../../schema/permissions.ts';
import { maskedText } from '../../../schema/rules/supportAccess.ts';
import { onPostgres } from '../../support/everyEntity.ts';
import { letSupportIn } from '../../support/supportAccess.ts';

type Row = { key: string | null; title?: string };

onPostgres(world => {
  it('P-02 figures under a masked support access keep their days, and mask the names of persons', async () => {
    const owner = await world.person({ permissions: shopPermissions });
    const admin = await world.person({ permissions: ['system/all'] });
    await letSupportIn(world, owner, admin);
    const make = (path: string, body: object) =>
      world.call('POST', `shops/${owner.shopId}/${path}`, { token: owner.token, body });
    const rowsOf = async (token: string, path: string) =>
      (await world.call('GET', `shops/${owner.shopId}/${path}`, { token })).data as Row[];
    const done = (await make('task_statuses', { name: 'Finished', meaning: 'done' })).data.id;
    await make('tasks', { name: 'Call Kavita', assigneeId: owner.userId, statusId: done });

    const byMonth = await rowsOf(owner.token, 'tasks/figures/doneByMonth');
    expect(byMonth).toMatchObject([{ key: expect.stringMatching(/^\d{4}-\d{2}-01$/) as string }]);
    expect(await rowsOf(admin.token, 'tasks/figures/doneByMonth')).toEqual(byMonth);
    expect(await rowsOf(owner.token, 'tasks/figures/byPerson')).toMatchObject([{ key: owner.userId, title: 'Person' }]);
    expect(await rowsOf(admin.token, 'tasks/figures/byPerson')).toMatchObject([
      { key: owner.userId, title: maskedText },
    ]);
  });
});
