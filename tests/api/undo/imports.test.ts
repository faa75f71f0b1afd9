import { expect, it } from 'vitest';
import { entities } from '../../../schema/entities/index.ts';
import { eventually } from '../../support/eventually.ts';
import { changeOf } from '../../support/changeOf.ts';
import { onBoth } from '../../support/everyEntity.ts';
import { completed } from '../../support/imports.ts';
import { undoing, type Made } from '../../support/undoing.ts';

const { contacts } = entities;
onBoth(world => {
  const { shop, everything, undo, report, get } = undoing(world);
  const begin = async () => {
    const text = 'Name,Mobile,Email\nAsha,9820000001,a@new.test\nRavi,9820000002,\n';
    const asha = await shop.make(contacts, { name: 'Asha', mobileNo: '9820000001', email: 'a@old.test' });
    const begun = await shop.call('POST', 'contacts/import', { form: { file: new File([text], 'people.csv') } });
    const { id } = await completed(shop, begun);
    expect(changeOf(begun)).toBe(id);
    return { id, asha };
  };
  const contactNames = async () =>
    (await shop.call('GET', 'contacts')).data.items.map(({ name }: Made) => name as string);

  it('as a whole, in the background', async () => {
    const { id, asha } = await begin();
    expect(await report(id)).toMatchObject({
      import: { entity: 'contacts', fileName: 'people.csv', state: 'completed', created: 1, updated: 1 },
      canUndo: true,
    });
    const answer = await undo(id);
    expect([answer.status, answer.data]).toEqual([202, { id, undone: 0, left: [], isRunning: true }]);
    await eventually(async () => expect((await shop.call('GET', `imports/${id}`)).data.undoneAt).not.toBeNull());
    expect(await contactNames()).toEqual(['Asha']);
    expect(await get(contacts, asha)).toMatchObject({ email: 'a@old.test' });
    expect(await report(id)).toMatchObject({ isUndone: true, canUndo: false });
  });

  it('of one record alone', async () => {
    const { id, asha } = await begin();
    expect((await undo(id, shop, { ids: [asha['id']] })).data).toMatchObject({ undone: 1, left: [] });
    expect(await get(contacts, asha)).toMatchObject({ email: 'a@old.test' });
    expect(await contactNames()).toEqual(['Ravi', 'Asha']);
  });

  it('names what somebody else changed since, in whoever’s name it was asked for', async () => {
    const { id, asha } = await begin();
    const other = await everything();
    const [ravi] = (await shop.call('GET', 'contacts?query=Ravi')).data.items;
    await other.send('PUT', contacts, ravi.id, { body: { email: 'r@mine.test' } });
    await other.send('PUT', contacts, asha['id'], { body: { email: 'a@mine.test' } });
    await undo(id);
    await eventually(async () => expect((await shop.call('GET', `imports/${id}`)).data.undoneAt).not.toBeNull());
    const { left } = (await shop.call('GET', `imports/${id}`)).data;
    expect(left.map(({ title, why, fields }: Made) => [title, why, fields])).toEqual([
      ['Asha', 'changed', ['email']],
      ['Ravi', 'changed', undefined],
    ]);
  });
});
