import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { keepViewsOf, lazyView, loadLazyViews } from './lazyView.tsx';

const Greeting = ({ name }: { name: string }) => <p>Namaste, {name}</p>;

it('comes when it is shown, with what it was given', async () => {
  const load = vi.fn<() => Promise<typeof Greeting>>().mockResolvedValue(Greeting);
  const Later = lazyView(load);
  expect(load).not.toHaveBeenCalled();
  render(<Later name="Asha" />);
  expect(await screen.findByText('Namaste, Asha')).toBeVisible();
});

it('is fetched once before it is shown, and again if that failed', async () => {
  const load = vi.fn<() => Promise<typeof Greeting>>().mockRejectedValueOnce(new Error('offline'));
  load.mockResolvedValue(Greeting);
  const Later = lazyView(load);
  await Promise.all([loadLazyViews('contacts'), loadLazyViews('contacts')]);
  expect(load).toHaveBeenCalledTimes(1);
  render(<Later name="Ravi" />);
  expect(await screen.findByText('Namaste, Ravi')).toBeVisible();
});

it('is fetched with the list of its own resource alone', async () => {
  const load = vi.fn<() => Promise<typeof Greeting>>().mockResolvedValue(Greeting);
  const Later = lazyView(load);
  keepViewsOf('products', [
    <section key="1">
      <Later name="Asha" />
    </section>,
  ]);
  await loadLazyViews('contacts');
  expect(load).not.toHaveBeenCalled();
  await loadLazyViews('products');
  expect(load).toHaveBeenCalledTimes(1);
});
