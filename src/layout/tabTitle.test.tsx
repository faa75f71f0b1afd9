import { act, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { setRouteTitle, useNamed, useTabTitle } from './tabTitle.ts';

function Named({ text }: { text: string | undefined }) {
  useTabTitle(text);
  return null;
}

function Page({ names }: { names: readonly (string | undefined)[] }) {
  return (
    <>
      <h1>{useNamed()}</h1>
      {names.map((text, n) => text !== 'closed' && <Named key={n} text={text} />)}
    </>
  );
}

it('names the tab after what was opened last and is still open', () => {
  act(() => setRouteTitle('Products', 'TolaShop'));
  const { rerender } = render(<Page names={[]} />);
  const titles = [
    [],
    ['Ring'],
    ['Ring', undefined],
    ['Ring', 'Add product'],
    ['Gold ring', 'Add product'],
    ['closed', 'Add product'],
    ['closed', undefined],
    ['closed', 'closed'],
  ].map(names => {
    rerender(<Page names={names} />);
    const heading = screen.getByRole('heading').textContent;
    expect(document.title).toBe(`${heading} · TolaShop`);
    return heading;
  });
  expect(titles).toEqual([
    'Products',
    'Ring',
    'Ring',
    'Add product',
    'Gold ring',
    'Add product',
    'Products',
    'Products',
  ]);
});

it('follows the route where nothing is open, and stands alone without a name of the app', () => {
  render(<Page names={[]} />);
  act(() => setRouteTitle('Contacts', ''));
  expect([document.title, screen.getByRole('heading').textContent]).toEqual(['Contacts', 'Contacts']);
});
