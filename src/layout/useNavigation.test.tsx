import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderInApp } from '../testing.tsx';
import { Announced } from './Announced.tsx';
import { useTabTitle } from './tabTitle.ts';
import { headingId } from './useStartingPoint.ts';
import { useNavigation } from './useNavigation.ts';

const toTop = vi.fn<(x: number, y: number) => void>();
const toElement = vi.fn<(this: Element, how?: unknown) => void>();

beforeEach(() => {
  Object.assign(window, { scrollTo: toTop });
  Element.prototype.scrollIntoView = toElement;
  window.matchMedia = (media: string) =>
    ({ matches: false, media, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList;
  toTop.mockClear();
  toElement.mockClear();
});

function Pages() {
  useNavigation();
  const navigate = useNavigate();
  const [isLoaded, setLoaded] = useState(false);
  return (
    <>
      <Link to="/contacts">contacts</Link>
      <Link to="/products#prices">prices</Link>
      <button onClick={() => void navigate(-1)}>back</button>
      <button onClick={() => setLoaded(true)}>load</button>
      {isLoaded && <h2 id="prices">Prices</h2>}
    </>
  );
}

it('R-53 sets the title of the page from its route', () => {
  renderInApp(<Pages />);
  expect(document.title).toBe('Today · TolaShop');
  fireEvent.click(screen.getByText('contacts'));
  expect(document.title).toBe('Contacts · TolaShop');
});

it('the tab names what is shown, and what it lies on once that is closed', () => {
  function Named() {
    useTabTitle('Lotus ring · Products');
    return null;
  }
  function Page() {
    const [isOpen, setOpen] = useState(true);
    return (
      <>
        {isOpen && <Named />}
        <Pages />
        <Announced />
        <button onClick={() => setOpen(false)}>close</button>
      </>
    );
  }
  renderInApp(<Page />, { path: '/products/7' });
  expect(document.title).toBe('Lotus ring · Products · TolaShop');
  expect(screen.getByText('Lotus ring · Products')).toHaveAttribute('aria-live', 'polite');
  fireEvent.click(screen.getByText('close'));
  expect(document.title).toBe('Products · TolaShop');
});

it('focus that goes with the page before is at the heading of the next', async () => {
  function Page() {
    useNavigation();
    const { pathname } = useLocation();
    const navigate = useNavigate();
    return (
      <>
        <h1 id={headingId} tabIndex={-1}>
          {pathname}
        </h1>
        {pathname === '/home' && <button onClick={() => void navigate('/contacts')}>save</button>}
      </>
    );
  }
  renderInApp(<Page />);
  screen.getByText('save').focus();
  fireEvent.click(screen.getByText('save'));
  await waitFor(() => expect(screen.getByRole('heading')).toHaveFocus());
});

it('R-54 starts a page at its top, and returns to where one was', async () => {
  renderInApp(<Pages />);
  expect(toTop).not.toHaveBeenCalled();
  fireEvent.click(screen.getByText('contacts'));
  expect(toTop).toHaveBeenCalledExactlyOnceWith(0, 0);
  fireEvent.click(screen.getByText('back'));
  expect(screen.getByTestId('address')).toHaveTextContent('/home');
  expect(toTop).toHaveBeenCalledOnce();
});

it('R-54 goes smoothly to the hash, also when what it names comes later', async () => {
  renderInApp(<Pages />);
  fireEvent.click(screen.getByText('prices'));
  expect(toElement).not.toHaveBeenCalled();
  await act(async () => fireEvent.click(screen.getByText('load')));
  expect(toElement).toHaveBeenCalledExactlyOnceWith({ behavior: 'smooth' });
  expect(toElement.mock.contexts[0]).toHaveAttribute('id', 'prices');
  expect(toTop).not.toHaveBeenCalled();
});
