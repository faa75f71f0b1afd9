import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ListBase } from 'react-admin';
import { expect, it, vi } from 'vitest';
import { at, renderPage } from '../../../../tests/support/screens/renderPage.tsx';
import { openScreenShop } from '../../../../tests/support/screens/shop.ts';
import { addNews } from '../../../events/news.ts';
import { renderInApp } from '../../../testing.tsx';
import { ListNews } from './ListNews.tsx';

const open = async () => {
  const shop = await openScreenShop();
  const [contact] = await shop.make(at.contacts, { name: 'Sunita Rao', gender: 1, mobileNo: '9820012345' });
  return { shop, contact: contact! };
};

it('a list stays as it is and offers what others have changed', async () => {
  const { shop, contact } = await open();
  renderPage('/contacts', shop.session);
  await screen.findByText('Sunita Rao');
  await shop.call('PUT', `contacts/${contact.id}`, { name: 'Sunita Joshi' });
  act(() => addNews('contacts', [contact.id]));
  const offer = await screen.findByRole('button', { name: '1 new or changed: show' });
  expect(screen.getByText('Sunita Rao')).toBeInTheDocument();
  await userEvent.click(offer);
  expect(await screen.findByText('Sunita Joshi')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('button', { name: /new or changed/ })).not.toBeInTheDocument());
});

it('the offer ends with a reading that nobody has seen begin', async () => {
  const getList = vi.fn<() => Promise<{ data: never[]; total: number }>>().mockResolvedValue({ data: [], total: 0 });
  const list = (
    <ListBase resource="contacts" disableSyncWithLocation>
      <ListNews />
    </ListBase>
  );
  renderInApp(list, { dataProvider: { getList } });
  await waitFor(() => expect(getList).toHaveBeenCalledOnce());
  act(() => addNews('contacts', ['a']));
  await userEvent.click(await screen.findByRole('button', { name: '1 new or changed: show' }));
  await waitFor(() => expect(screen.queryByRole('button')).not.toBeInTheDocument());
  expect(getList).toHaveBeenCalledTimes(2);
});

it('more than were named are many', async () => {
  const { shop } = await open();
  renderPage('/contacts', shop.session);
  await screen.findByText('Sunita Rao');
  act(() => addNews('contacts', []));
  expect(await screen.findByRole('button', { name: 'Many changed: show' })).toBeInTheDocument();
});

it('a record says who changed it', async () => {
  const { shop } = await open();
  const [unit] = await shop.make(at.units, { symbol: 'gm' });
  const values = { name: 'Ring', productCode: 'R', mrp: 1, purchasePrice: 1, sellingPrice: 1, unitId: unit!.id };
  const [ring] = await shop.make(at.products, values);
  renderPage(`/products/${ring!.id}`, shop.session);
  await screen.findByDisplayValue('Ring');
  act(() => addNews('products', ['another']));
  expect(screen.queryByText(/Changed by/)).not.toBeInTheDocument();
  act(() => addNews('products', [ring!.id]));
  expect(await screen.findByText('Changed by Person: see it')).toBeInTheDocument();
});
