import { act, fireEvent, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { useAddUndoableMutation, useNotify } from 'react-admin';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderInApp } from '../testing.tsx';

type Hooks = { notify: ReturnType<typeof useNotify>; addUndoable: ReturnType<typeof useAddUndoableMutation> };
const hooks = {} as Hooks;

function Grab({ into }: { into: Hooks }) {
  const notify = useNotify();
  const addUndoable = useAddUndoableMutation();
  useEffect(() => void Object.assign(into, { notify, addUndoable }));
  return null;
}

const say = (...words: Parameters<Hooks['notify']>) => act(() => hooks.notify(...words));
const pass = (time: number) => act(() => void vi.advanceTimersByTime(time));

beforeEach(() => {
  vi.useFakeTimers();
  renderInApp(<Grab into={hooks} />);
  return () => vi.useRealTimers();
});

describe('D-05 toasts', () => {
  it('K-03 a success closes by itself after 3000 ms', () => {
    say('Product created successfully!', { type: 'success' });
    pass(2999);
    expect(screen.getByRole('status')).toHaveTextContent('Product created successfully!');
    pass(1);
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('an error stays until it is closed, and later ones do not wait for it', () => {
    say('Bad request. Please verify your inputs', { type: 'error' });
    say('Contact created successfully!', { type: 'success' });
    expect(screen.getByRole('status')).toHaveTextContent('Contact created');
    pass(60_000);
    expect(screen.getByRole('alert')).toHaveTextContent('Bad request');
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('the same error from several calls is said once', () => {
    say('ts.error.noResponse', { type: 'error' });
    say('ts.error.noResponse', { type: 'error' });
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('stays while the pointer rests on it', () => {
    say('Group created successfully!', { type: 'success' });
    fireEvent.mouseMove(screen.getByRole('status'));
    pass(10_000);
    fireEvent.mouseLeave(screen.getByRole('status'));
    pass(2999);
    expect(screen.getByRole('status')).toBeVisible();
    pass(1);
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('offers what may be done about it', () => {
    const retry = vi.fn<() => void>();
    say('ts.error.noResponse', { type: 'error', action: { label: 'ts.error.retry', onClick: retry } });
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalledOnce();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('holds no call back for an undo of the browser', () => {
    const mutation = vi.fn<(how: { isUndo: boolean }) => void>();
    act(() => hooks.addUndoable(mutation));
    say('Deleted', { type: 'info', undoable: true });
    expect(mutation).toHaveBeenCalledWith({ isUndo: false });
  });
});
