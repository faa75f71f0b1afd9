import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { refuse } from '../../../tests/support/screens/calls.ts';
import { at, renderPage } from '../../../tests/support/screens/renderPage.tsx';
import { openScreenShop, type Made, type ScreenShop } from '../../../tests/support/screens/shop.ts';

let shop: ScreenShop;
let [vip, asha, ravi]: Made[] = [];
const open = async (path: string | ((asha: string, ravi: string) => string)) => {
  shop = await openScreenShop();
  [vip] = await shop.make(at.groups, { name: 'VIP' });
  [asha, ravi] = await shop.make(
    at.contacts,
    { name: 'Asha Rao', gender: 0, mobileNo: '9820011002', selectedGroups: [vip!.id] },
    { name: 'Ravi Rao', gender: 1, mobileNo: '9820011002' },
  );
  renderPage(typeof path === 'string' ? path : path(asha!.id, ravi!.id), shop.session);
};
const field = (name: string) => screen.getByRole('textbox', { name });
const type = (name: string, text: string) => userEvent.type(field(name), text);
const click = async (name: string, role = 'button') => userEvent.click(await screen.findByRole(role, { name }));
const quietly = () => vi.spyOn(console, 'error').mockReturnValue();

describe('D-03 New Contact', () => {
  const openNew = async () => {
    await open('/contacts/create');
    return within(await screen.findByRole('dialog', { name: 'New Contact' }));
  };

  it('is 600 px wide and asks for a name, gender, mobile number, e-mail and groups', async () => {
    const dialog = await openNew();
    expect(screen.getByRole('dialog')).toHaveStyle({ width: '600px' });
    expect(dialog.getAllByRole('textbox').map(input => input.getAttribute('name'))).toEqual([
      'name',
      'mobileNo',
      'email',
    ]);
    expect(dialog.getAllByRole('radio').map(radio => (radio as HTMLInputElement).labels![0]!.textContent)).toEqual([
      'Female',
      'Male',
      'Others',
    ]);
    expect(dialog.getByRole('combobox', { name: 'Groups' })).toBeVisible();
    expect(await dialog.findByRole('button', { name: 'Add Group' })).toBeVisible();
  });

  it('V-15 E-09 X-08 S-05 sends what was typed, trimmed; 0 is a gender', async () => {
    await openNew();
    await type('Name', '  Meera Iyer ');
    await click('Female', 'radio');
    await type('Mobile Number', '+91 98200 11003');
    await type('Personal Email', ' meera@example.com ');
    await userEvent.click(screen.getByRole('combobox', { name: 'Groups' }));
    await click('VIP', 'option');
    await click('Save');
    expect(await screen.findByText('Contact created successfully!')).toBeVisible();
    const sent = {
      name: 'Meera Iyer',
      gender: 0,
      mobileNo: '9820011003',
      email: 'meera@example.com',
      selectedGroups: [vip!.id],
    };
    expect(shop.calls('POST', at.contacts)[0]!.body).toEqual(sent);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await screen.findByText('Meera Iyer')).toBeVisible();
  });

  it('V-10 V-11 V-12 V-13 says what is wrong at its field', async () => {
    const dialog = await openNew();
    await click('Save');
    for (const text of ['Name is required', 'Gender is required', 'Mobile number is required'])
      expect(await dialog.findByText(text)).toBeVisible();
    await userEvent.click(field('Name'));
    await userEvent.paste('x'.repeat(129));
    await type('Mobile Number', '12345');
    await type('Personal Email', 'meera');
    for (const text of ['Name cannot exceed 128 characters', 'Please enter a 10 digit mobile number', 'Invalid email'])
      expect(await dialog.findByText(text)).toBeVisible();
    expect(shop.calls('POST', at.contacts)).toEqual([]);
  });

  it('V-17 X-08 makes a group on the way, and joins it', async () => {
    await openNew();
    await type('Name', 'Meera');
    await click('Add Group');
    const group = within(await screen.findByRole('dialog', { name: 'New Group' }));
    await userEvent.type(group.getByRole('textbox', { name: 'Name' }), ' Bridal {Enter}');
    expect(await screen.findByText('Group created successfully!')).toBeVisible();
    expect(shop.calls('POST', at.groups)[0]!.body).toEqual({ name: 'Bridal' });
    expect(shop.calls('POST', at.contacts)).toEqual([]);
    const [, bridal] = (await shop.call<{ items: Made[] }>('GET', `${at.groups}?sort=name&order=DESC`)).items;
    expect(await screen.findByRole('button', { name: 'Bridal' })).toBeVisible();
    expect(field('Name')).toHaveValue('Meera');
    await click('Male', 'radio');
    await type('Mobile Number', '9820011003');
    await click('Save');
    await screen.findByText('Contact created successfully!');
    expect(shop.calls('POST', at.contacts)[0]!.body).toMatchObject({ selectedGroups: [bridal!.id] });
  });

  it('X-07 a failed write toasts what the server said, and nothing typed is lost', async () => {
    const log = quietly();
    await openNew();
    shop.answer('POST', /contacts$/, () => refuse(403, { responseMessage: 'Not in this shop.' }));
    await type('Name', 'Meera');
    await click('Male', 'radio');
    await type('Mobile Number', '9820011003');
    await click('Save');
    expect(await screen.findByText('Not in this shop.')).toBeVisible();
    expect(field('Name')).toHaveValue('Meera');
    log.mockClear();
  });
});

describe('D-04 D-08 edit contact', () => {
  const openEdit = async (who: 'asha' | 'ravi') => {
    await open((asha, ravi) => `/contacts/${{ asha, ravi }[who]}`);
    return within(await screen.findByRole('dialog', { name: 'Edit contact' }));
  };

  it('is 600 px wide, shows every field and sends them with the version that was read', async () => {
    await openEdit('asha');
    expect(screen.getByRole('dialog')).toHaveStyle({ width: '600px' });
    await type('Phone Number', '12');
    await click('Save');
    expect(await screen.findByText('Mobile number must be between 10 and 15 digits')).toBeVisible(); // V-14
    await userEvent.clear(field('Phone Number'));
    await type('Name', ' Patil');
    await click('Save');
    expect(await screen.findByText('Contact updated successfully')).toBeVisible();
    expect(shop.calls('PUT', asha!.id)[0]!.body).toMatchObject({
      name: 'Asha Rao Patil',
      gender: 0,
      phoneNo: null,
      version: 1,
    });
  });

  it('X-07 a contact that cannot be read is logged, and the dialog says so', async () => {
    const log = quietly();
    await open('/contacts/01a1f787-0000-7000-8000-000000000001');
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit contact' }));
    expect(await dialog.findByText('Contact not found.')).toBeVisible();
    expect(log).toHaveBeenCalledWith('Error fetching contact', expect.anything());
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    expect(screen.getByTestId('address')).toHaveTextContent(/^\/contacts$/);
    log.mockClear();
  });

  it('X-09 says what failed where the server does not', async () => {
    const log = quietly();
    await openEdit('asha');
    shop.answer('PUT', /contacts/, () => refuse(500, {}));
    shop.answer('DELETE', /contacts/, () => refuse(500, {}));
    await click('Save');
    expect(await screen.findByText('Failed to update Contact')).toBeVisible();
    await click('Delete');
    await userEvent.click(
      within(await screen.findByRole('dialog', { name: /^Delete/ })).getByRole('button', { name: 'Delete' }),
    );
    expect(await screen.findByText('Failed to delete contact.')).toBeVisible();
    log.mockClear();
  });

  it('D-04 asks before it deletes; a contact in a group can be restored', async () => {
    await openEdit('asha');
    await click('Delete');
    const question = within(await screen.findByRole('dialog', { name: 'Delete Asha Rao?' }));
    expect(question.queryByRole('checkbox')).not.toBeInTheDocument();
    await userEvent.click(question.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Contact deleted successfully!')).toBeVisible();
    expect(shop.calls('DELETE', asha!.id)[0]!.query).toEqual({});
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Asha Rao' })).not.toBeInTheDocument());
    await click('Undo');
    expect(await screen.findByRole('link', { name: 'Asha Rao' })).toBeVisible();
    expect(await shop.call('GET', `${at.contacts}/${asha!.id}`)).toMatchObject({ selectedGroups: [vip!.id] });
  });

  it('D-04 offers to delete one in no group for good, which nothing takes back', async () => {
    await openEdit('ravi');
    await click('Delete');
    await click('Delete permanently', 'checkbox');
    await userEvent.click(
      within(screen.getByRole('dialog', { name: 'Delete Ravi Rao?' })).getByRole('button', { name: 'Delete' }),
    );
    expect(await screen.findByText('Contact deleted successfully!')).toBeVisible();
    expect(shop.calls('DELETE', ravi!.id)[0]!.query).toEqual({ permanent: 'true' });
    expect(screen.queryByText('Undo')).not.toBeInTheDocument();
    expect(await shop.call('GET', `${at.contacts}?deleted=only`)).toMatchObject({ totalCount: 0 });
  });
});

describe('the list', () => {
  it('E-08 K-03 shows the groups of each, and filters by one; All comes first', async () => {
    await open('/contacts');
    expect(await screen.findByRole('row', { name: /Asha Rao 98200 11002 – VIP/ })).toBeVisible();
    expect(screen.getByRole('row', { name: /Ravi Rao 98200 11002 – –/ })).toBeVisible();
    await click('Groups: All');
    await screen.findByRole('menuitem', { name: 'VIP' });
    const items = screen.getAllByRole('menuitem');
    expect(items.map(({ textContent }) => textContent)).toEqual(['All', 'VIP']);
    await userEvent.click(items[1]!);
    await waitFor(() => expect(screen.queryByRole('row', { name: /Ravi Rao/ })).not.toBeInTheDocument());
    expect(screen.getByRole('row', { name: /Asha Rao/ })).toBeVisible();
    expect(shop.calls('GET', at.contacts).at(-1)!.query).toMatchObject({ selectedGroups: vip!.id });
  });

  it('X-07 logs that it could not be loaded, says so in place and leads nowhere', async () => {
    const log = quietly();
    shop = await openScreenShop();
    shop.answer('GET', /contacts$/, () => refuse(404, { responseMessage: 'Gone.' }));
    renderPage('/contacts', shop.session);
    expect(await screen.findByText('The contacts could not be loaded.')).toBeVisible();
    expect(log).toHaveBeenCalledWith('Error fetching contacts', expect.anything());
    expect(screen.getByTestId('address')).toHaveTextContent('/contacts');
    expect(screen.queryByText('Gone.')).not.toBeInTheDocument();
    log.mockClear();
  });
});
