import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { contacts } from '../../../../schema/entities/contacts.ts';
import { can } from '../../../../schema/permissions.ts';
import { data, fakeApi } from '../../testing/fakeApi.ts';
import { at, renderPage } from '../../testing/renderPage.tsx';
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
const third = { ...asha, id: 'k3', name: 'Somebody else' };

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
  let api: ReturnType<typeof fakeApi>;
  const open = (records: object[] = [asha, rao], session = {}) => {
    api = fakeApi({ [at.contacts]: [], [at.groups]: [{ id: 'g1', name: 'VIP' }] });
    let groups = [{ value: '9820011002', count: records.length, records }];
    api.answer('GET', /duplicates$/, ({ query }) => {
      const items = query['by'] === 'mobileNo' ? groups : [];
      return data({ items, totalCount: items.length });
    });
    api.answer('GET', /merges$/, () => data([]));
    for (const call of [/merge$/, /distinct$/])
      api.answer('POST', call, () => {
        groups = [];
        return data({ id: 'm1' });
      });
    api.answer('POST', /merges\/m1\/undo$/, () => data({}));
    renderPage('/contacts/duplicates', session);
  };
  const click = async (name: string, role = 'button') => userEvent.click(await screen.findByRole(role, { name }));

  beforeEach(() => localStorage.clear());

  it('sets them side by side by what they have in common, and merges with the chosen values', async () => {
    open();
    expect(await screen.findByRole('tab', { name: 'Mobile Number · 1' })).toBeVisible();
    expect(screen.getByRole('tab', { name: /Personal Email and Name · 0/ })).toBeVisible();
    const group = within(screen.getByRole('region', { name: '9820011002' }));
    expect(group.getByRole('radio', { name: 'Name: Asha Rao' })).toBeChecked();
    expect(group.queryByRole('radio', { name: /^Gender/ })).not.toBeInTheDocument();
    expect(await group.findByText('VIP')).toBeVisible();
    await userEvent.click(group.getByRole('radio', { name: 'Name: Asha' }));
    await click('Merge 2');
    expect(await screen.findByText('Merged into one')).toBeVisible();
    expect(api.calls('POST', '/merge')[0]!.body).toMatchObject({
      into: 'k1',
      others: ['k2'],
      values: { name: 'Asha', email: 'a@b.test' },
    });
    expect(await screen.findByText('No contacts look the same here.')).toBeVisible();
    await click('Undo');
    expect(await screen.findByText('Taken back')).toBeVisible();
  });

  it('of several only those that are the same', async () => {
    open([asha, rao, third]);
    await click('Merge Somebody else too', 'checkbox');
    await click('Merge 2');
    await waitFor(() => expect(api.calls('POST', '/merge')[0]?.body).toMatchObject({ into: 'k1', others: ['k2'] }));
  });

  it('remembers that they are not the same', async () => {
    open();
    await click('Not the same');
    expect(await screen.findByText('Not offered again')).toBeVisible();
    expect(api.calls('POST', '/distinct')[0]!.body).toEqual({ ids: ['k1', 'k2'], distinct: true });
  });

  it('offers no merge to who may not delete', async () => {
    open([asha, rao], { permissions: [can.ContactList, can.ContactEdit] });
    expect(await screen.findByRole('button', { name: 'Not the same' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Merge/ })).not.toBeInTheDocument();
  });
});
