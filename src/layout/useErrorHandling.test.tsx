import { fireEvent, screen } from '@testing-library/react';
import { HttpError } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';
import { beforeEach, expect, it, test, vi } from 'vitest';
import { getSession } from '../authProvider/session.ts';
import { renderInApp } from '../testing.tsx';
import { useErrorHandling } from './useErrorHandling.ts';

type Handlers = ReturnType<typeof useErrorHandling>;

function Screen({ act }: { act: (handlers: Handlers) => void }) {
  const handlers = useErrorHandling();
  return <button onClick={() => act(handlers)}>go</button>;
}

const meet = (act: (handlers: Handlers) => void, path = '/products?page=2') => {
  renderInApp(<Screen act={act} />, { path });
  fireEvent.click(screen.getByText('go'));
};
const address = () => screen.getByTestId('address');

beforeEach(() => {
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  return () => vi.unstubAllGlobals();
});

test.each([
  ['X-01', 0, '/error/servicenotavailable'],
  ['X-01', 503, '/error/servicenotavailable'],
  ['X-05', 404, '/error/notfound'],
])('%s a page that loads leaves on %i, and knows the way back', (_, status, path) => {
  meet(({ pageError }) => pageError(new HttpError('', status)));
  expect(address()).toHaveTextContent(path);
  expect(address()).toHaveAttribute('data-state', '{"from":"/products?page=2"}');
});

it('X-05 going back out of the error area returns to the place, and does not lead away again', () => {
  function Record() {
    const { pageError } = useErrorHandling();
    return <button onClick={() => pageError(new HttpError('', 404))}>load</button>;
  }
  function Tab() {
    const navigate = useNavigate();
    return (
      <>
        <Record key={useLocation().key} />
        <button onClick={() => void navigate(-1)}>back</button>
      </>
    );
  }
  renderInApp(<Tab />, { path: '/products/7' });
  fireEvent.click(screen.getByText('load'));
  expect(address()).toHaveTextContent('/error/notfound');
  fireEvent.click(screen.getByText('back'));
  fireEvent.click(screen.getByText('load'));
  expect(address()).toHaveTextContent('/products/7');
  expect(screen.getByRole('alert')).toHaveTextContent('This is no longer there.');
});

it('X-03 a page that loads signs out on 401', () => {
  meet(({ pageError }) => pageError(new HttpError('', 401)));
  expect(getSession().token).toBeNull();
});

test.each([0, 401, 404, 503])('a form stays on %i', status => {
  meet(({ actionError }) => actionError(new HttpError('Words of the server', status)));
  expect(address()).toHaveTextContent('/products?page=2');
  expect(getSession().token).toBe('secret');
  expect(screen.getByRole('alert')).toHaveTextContent('Words of the server');
});

test.each([
  ['X-02', 400, 'Bad request. Please verify your inputs'],
  ['X-06', 500, 'Server Error, Unable to process your request'],
])('%s says so where the server says nothing', (_, status, words) => {
  meet(({ pageError }) => pageError(new HttpError('', status)));
  expect(screen.getByRole('alert')).toHaveTextContent(words);
});

it('tells the number under which the server logged it', () => {
  meet(({ actionError }) => actionError(new HttpError('Server Error', 500, { reference: '019a-1' })));
  expect(screen.getByRole('alert')).toHaveTextContent('Server Error Reference 019a-1');
});

it('offers to try again where that may help', () => {
  const retry = vi.fn<() => void>();
  meet(({ actionError }) => actionError(new HttpError('ts.error.noResponse', 0), { retry }));
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledOnce();
});

it('R-48 the error area cannot be reached from itself', () => {
  meet(({ pageError }) => pageError(new HttpError('', 404)), '/error/servicenotavailable');
  expect(address()).toHaveTextContent('/error/servicenotavailable');
});

it('an aborted call is no error', () => {
  meet(({ actionError }) => actionError(new DOMException('', 'AbortError')));
  expect(screen.queryByRole('alert')).toBeNull();
});
