import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { can } from '../../../../schema/permissions.ts';
import { refuse } from '../../../../tests/support/screens/calls.ts';
import { pictureFile } from '../../../../tests/support/screens/pictureFile.ts';
import { at, renderPage } from '../../../../tests/support/screens/renderPage.tsx';
import { openScreenShop, type Made, type ScreenShop } from '../../../../tests/support/screens/shop.ts';

let shop: ScreenShop;
let person: Made;
const path = () => `contacts/${person.id}/files`;
const open = async () => {
  shop = await openScreenShop();
  const [made] = await shop.make(at.contacts, { name: 'Asha', gender: 0, mobileNo: '9820012345' });
  person = made!;
  const { unmount } = renderPage(`/contacts/${person.id}/show`, shop.session);
  await panel();
  return unmount;
};
const panel = async () => within(await screen.findByRole('region', { name: 'Files' }));
const text = (name: string, content = 'x') => new File([content], name, { type: 'text/plain' });
const add = async (...files: File[]) =>
  userEvent.upload((await panel()).getByLabelText('Add files', { selector: 'input' }), files, { applyAccept: false });
const shown = async () =>
  (await panel()).queryAllByRole('listitem').map(item => item.querySelector('a, button.MuiLink-root')?.textContent);
const kept = async () => (await shop.call<Made[]>('GET', path())).map(({ name }) => name as string);
const choose = async (name: string, what: string) => {
  const more = await (await panel()).findByRole('button', { name: `More for ${name}` });
  // A change before it may be stored already, and its answer still on its way.
  await waitFor(() => expect(more).toBeEnabled());
  await userEvent.click(more);
  await userEvent.click(await screen.findByRole('menuitem', { name: what }));
};

describe('files of a record', () => {
  it('say what to do where there are none, and come by the button, one after the other', async () => {
    await open();
    expect(
      await (await panel()).findByText(/No files yet\. Add papers, certificates.*up to 50, each at most 99 MB/),
    ).toBeVisible();
    await add(text('a.txt'), text('b.txt'));
    await waitFor(async () => expect(await shown()).toEqual(['a.txt', 'b.txt']));
    expect((await panel()).queryByText(/No files yet/)).toBeNull();
    expect(await kept()).toEqual(['a.txt', 'b.txt']);
    const link = (await panel()).getByRole('link', { name: 'a.txt' });
    expect(link).toHaveAttribute('href', expect.stringContaining('/api/attachments/'));
    expect(link).toHaveAttribute('download', 'a.txt');
  });

  it('come by being dropped on the panel', async () => {
    await open();
    const region = await screen.findByRole('region', { name: 'Files' });
    fireEvent.drop(region, { dataTransfer: { types: ['Files'], files: [text('dropped.txt')] } });
    await waitFor(async () => expect(await kept()).toEqual(['dropped.txt']));
  });

  it('that cannot be taken are told of at their place, each by its name, and the others go out', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    await open();
    await add(text('a.exe'), text('empty.txt', ''), text('lies.pdf'), text('good.txt'));
    const told = await (await panel()).findByText(/lies\.pdf is not what its name says/);
    expect(told).toHaveTextContent(/a\.exe: such files are not kept/);
    expect(told).toHaveTextContent('empty.txt: This file is empty.');
    await waitFor(async () => expect(await kept()).toEqual(['good.txt']));
    log.mockClear();
  });

  it('wait where the line breaks, and go out again', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    await open();
    let isBroken = true;
    shop.answer('POST', /files$/, (_, pass) => {
      if (isBroken) throw new TypeError('Failed to fetch');
      return pass();
    });
    await add(text('a.txt'), text('b.txt'), text('c.txt'));
    const again = await (await panel()).findByRole('button', { name: '3 files are not sent yet. Try again' });
    await userEvent.click((await panel()).getByRole('button', { name: 'Do not send b.txt' }));
    isBroken = false;
    await userEvent.click(again);
    await waitFor(async () => expect(await kept()).toEqual(['a.txt', 'c.txt']));
    await waitFor(async () => expect(await shown()).toEqual(['a.txt', 'c.txt']));
    log.mockClear();
  });

  it('are moved, named anew, removed and brought back', async () => {
    await open();
    await add(text('a.txt'), text('b.txt'));
    expect(await (await panel()).findByRole('button', { name: 'Move b.txt' })).toBeVisible();
    await choose('b.txt', 'Move up');
    await waitFor(async () => expect(await kept()).toEqual(['b.txt', 'a.txt']));
    await waitFor(async () => expect(await shown()).toEqual(['b.txt', 'a.txt']));
    await choose('b.txt', 'Move down');
    await waitFor(async () => expect(await kept()).toEqual(['a.txt', 'b.txt']));
    await waitFor(async () => expect(await shown()).toEqual(['a.txt', 'b.txt']));
    await choose('a.txt', 'Rename');
    const dialog = within(await screen.findByRole('dialog', { name: 'Rename' }));
    const name = dialog.getByRole('textbox', { name: 'Name' });
    expect(name).toHaveValue('a');
    shop.answer('PUT', /files\/[^/]+$/, ({ body }, pass) =>
      (body as { name: string }).name ? pass() : refuse(400, { errors: { name: 'Name is required' } }),
    );
    await userEvent.clear(name);
    const log = vi.spyOn(console, 'error').mockReturnValue();
    await userEvent.click(dialog.getByRole('button', { name: 'Save name' }));
    await waitFor(() => expect(name).toHaveAccessibleDescription('Name is required'));
    log.mockClear();
    await userEvent.type(name, 'Aadhaar{Enter}');
    await waitFor(async () => expect(await shown()).toEqual(['Aadhaar.txt', 'b.txt']));
    await choose('Aadhaar.txt', 'Remove');
    await waitFor(async () => expect(await kept()).toEqual(['b.txt']));
    const toast = (await screen.findByText('Aadhaar.txt removed')).closest<HTMLElement>('[role="status"]')!;
    await userEvent.click(within(toast).getByRole('button', { name: 'Undo' }));
    await waitFor(async () => expect(await shown()).toEqual(['Aadhaar.txt', 'b.txt']));
    expect(await kept()).toEqual(['Aadhaar.txt', 'b.txt']);
  });

  it('open large, one after the other; a PDF is offered where the browser shows none', async () => {
    await open();
    await add(pictureFile('ring.png'), text('between.txt'), new File(['%PDF-1.7'], 'bill.pdf'));
    await waitFor(async () => expect(await shown()).toEqual(['ring.png', 'between.txt', 'bill.pdf']));
    await userEvent.click(await (await panel()).findByRole('button', { name: 'Open ring.png' }));
    const first = within(await screen.findByRole('dialog', { name: 'ring.png' }));
    expect(first.getByRole('img', { name: 'ring.png' })).toHaveAttribute('src', expect.stringContaining('full.webp'));
    expect(first.getByRole('button', { name: 'Previous file' })).toBeDisabled();
    await userEvent.keyboard('{ArrowRight}');
    const second = within(await screen.findByRole('dialog', { name: 'bill.pdf' }));
    expect(second.getByText(/This browser shows no PDF/)).toBeVisible();
    Object.defineProperty(navigator, 'pdfViewerEnabled', { value: true, configurable: true });
    await userEvent.click(second.getByRole('button', { name: 'Previous file' }));
    await userEvent.click(await first.findByRole('button', { name: 'Next file' }));
    const titled = await screen.findAllByTitle('bill.pdf');
    const frame = titled.find(({ tagName }) => tagName === 'IFRAME');
    expect(frame).toHaveAttribute('src', expect.stringContaining('/api/previews/'));
    Reflect.deleteProperty(navigator, 'pdfViewerEnabled');
  });
});

it('whoever may see a record and not change it sees its files and fetches them', async () => {
  const unmount = await open();
  await add(text('a.txt'));
  await waitFor(async () => expect(await shown()).toEqual(['a.txt']));
  unmount();
  renderPage(`/contacts/${person.id}/show`, await shop.colleague(can.ContactList));
  const files = await panel();
  expect(await files.findByRole('link', { name: 'Download a.txt' })).toHaveAttribute('download', 'a.txt');
  for (const name of ['More for a.txt', 'Add files']) expect(files.queryByLabelText(name)).toBeNull();
});
