import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { contacts } from '../../../../schema/entities/contacts.ts';
import { can, type Permission } from '../../../../schema/permissions.ts';
import { at, renderPage } from '../../../../tests/support/screens/renderPage.tsx';
import { openScreenShop, type Made, type ScreenShop } from '../../../../tests/support/screens/shop.ts';
import { firstPicks, mergedFields, wishOf } from './merging.ts';

const asha = {
  id: 'k1',
  version: 1,
  name: 'Asha',
  gender: 0,
  mobileNo: '9820011002',
  email: null,
  phoneNo: null,
  selectedGroups: ['g1'],
};
const rao = { ...asha, id: 'k2', version: 4, name: 'Asha Rao', email: 'a@b.test', selectedGroups: [] };

describe('what one becomes', () => {
  it('is asked of fields that somebody filled', () => {
    expect(mergedFields(contacts, [asha, rao])).toEqual(['name', 'gender', 'mobileNo', 'email']);
  });

  it('is at first what the fullest has, and of the others what it lacks', () => {
    expect(firstPicks(contacts, [asha, rao])).toEqual({ name: 'k2', gender: 'k2', mobileNo: 'k2', email: 'k2' });
    expect(
      firstPicks(contacts, [
        { ...asha, phoneNo: '02226000001' },
        { ...rao, gender: 0 },
      ]),
    ).toMatchObject({ phoneNo: 'k1', email: 'k2' });
  });

  it('goes to the oldest, which stays', () => {
    expect(wishOf(contacts, [rao, asha], { ...firstPicks(contacts, [asha, rao]), name: 'k1' })).toEqual({
      into: 'k1',
      others: ['k2'],
      values: { name: 'Asha', gender: 0, mobileNo: '9820011002', email: 'a@b.test' },
      versions: { k1: 1, k2: 4 },
    });
  });
});

describe('the page of duplicates', () => {
  let shop: ScreenShop;
  let [asha, rao]: Made[] = [];
  const open = async (more: object[] = [], ...held: Permission[]) => {
    shop = await openScreenShop();
    const [vip] = await shop.make(at.groups, { name: 'VIP' });
    const same = { gender: 0, mobileNo: '9820011002' };
    [asha, rao] = await shop.make(
      at.contacts,
      { ...same, name: 'Asha', selectedGroups: [vip!.id] },
      { ...same, name: 'Asha Rao', email: 'a@b.test' },
      ...more.map(other => ({ ...same, ...other })),
    );
    renderPage('/contacts/duplicates', held.length ? await shop.colleague(...held) : shop.session);
  };
  const left = async () => (await shop.call<{ items: Made[] }>('GET', `${at.contacts}?sort=name`)).items;
  const click = async (name: string, role = 'button') => userEvent.click(await screen.findByRole(role, { name }));

  it('sets them side by side by what they have in common, and merges with the chosen values', async () => {
    await open();
    expect(await screen.findByRole('tab', { name: 'Mobile Number · 1' })).toBeVisible();
    expect(await screen.findByRole('tab', { name: /Personal Email and Name · 0/ })).toBeVisible();
    const group = within(screen.getByRole('region', { name: '98200 11002' }));
    expect(group.getByRole('radio', { name: 'Name: Asha Rao' })).toBeChecked();
    expect(group.queryByRole('radio', { name: /^Gender/ })).not.toBeInTheDocument();
    expect(await group.findByText('VIP')).toBeVisible();
    await userEvent.click(group.getByRole('radio', { name: 'Name: Asha' }));
    await click('Merge 2…');
    await click('Merge into one');
    expect(await screen.findByText('Merged into one')).toBeVisible();
    const one = { id: asha!.id, name: 'Asha', email: 'a@b.test', groupName: 'VIP' };
    expect(await left()).toEqual([expect.objectContaining(one)]);
    expect(await screen.findByText('No contacts look the same here.')).toBeVisible();
    await click('Undo');
    expect(await screen.findByText('Taken back')).toBeVisible();
    expect((await left()).map(({ name }) => name as string)).toEqual(['Asha', 'Asha Rao']);
  });

  it('of several only those that are the same', async () => {
    await open([{ name: 'Somebody else' }]);
    await click('Merge Somebody else too', 'checkbox');
    await click('Merge 2…');
    await click('Merge into one');
    await waitFor(async () =>
      expect((await left()).map(({ name }) => name as string)).toEqual(['Asha Rao', 'Somebody else']),
    );
    expect(shop.calls('POST', '/merge')[0]!.body).toMatchObject({ into: asha!.id, others: [rao!.id] });
  });

  it('remembers that they are not the same', async () => {
    await open();
    await click('Not the same');
    expect(await screen.findByText('Not offered again')).toBeVisible();
    expect(shop.calls('POST', '/distinct')[0]!.body).toEqual({ ids: [asha!.id, rao!.id], distinct: true });
    expect(await screen.findByText('No contacts look the same here.')).toBeVisible();
  });

  it('offers no merge to who may not delete', async () => {
    await open([], can.ContactList, can.ContactEdit);
    expect(await screen.findByRole('button', { name: 'Not the same' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Merge/ })).not.toBeInTheDocument();
  });
});
