import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Task } from '../../schema/kit/taskReport.ts';
import { dataProvider } from '../dataProvider/dataProvider.ts';
import { data, fakeApi } from '../resources/testing/fakeApi.ts';
import { renderInApp } from '../testing.tsx';
import { outcomeOf } from './outcome.ts';
import { TaskBadge } from './TaskBadge.tsx';
import { Tasks } from './Tasks.tsx';
import { eventually } from '../../tests/support/eventually.ts';

vi.setConfig({ testTimeout: 60_000 });

const base: Task = {
  id: 't1',
  kind: 'import',
  state: 'completed',
  entity: 'contacts',
  name: 'people.csv',
  by: { id: 'u1', name: 'Asha Kulkarni' },
  done: 3,
  total: 3,
  figures: { created: 1, updated: 0, skipped: 0, failed: 2 },
  problem: null,
  createdAt: '2026-11-20T05:00:00Z',
  startsAt: null,
  until: null,
  actions: [],
};
const exported: Task = { ...base, id: 't2', kind: 'export', name: 'csv', figures: { rows: 3 } };

let tasks: Task[];
const serve = (...shown: Task[]) => {
  tasks = shown;
  const api = fakeApi({});
  api.answer('GET', /shops\/s1\/tasks$/, ({ query }) => {
    const items = query['state'] ? tasks.filter(({ state }) => state === 'running') : tasks;
    return data({ items, totalCount: items.length });
  });
  return api;
};
const lineOf = async (name: RegExp) => (await screen.findByText(name)).closest('li')!;

beforeEach(() => localStorage.clear());

describe('the list of my work', () => {
  it('tells what became of an import, and takes it back after a question', async () => {
    const api = serve({ ...base, actions: ['report', 'failedRows', 'undo'] });
    api.answer('POST', /imports\/t1\/undo$/, () => {
      tasks = [{ ...base, state: 'undoing' }];
      return data({}, 202);
    });
    renderInApp(<Tasks />, { path: '/tasks', dataProvider });
    const line = within(await lineOf(/Import of people\.csv into contacts/));
    expect(line.getByText('1 added, 2 failed')).toBeVisible();
    await userEvent.click(line.getByRole('button', { name: /^Take back/ }));
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Take back' }));
    expect(await screen.findByText('Being taken back')).toBeVisible();
    expect(api.calls('POST', 'imports/t1/undo')).toHaveLength(1);
  });

  it('shows how far a task is, and stops it', async () => {
    const running: Task = { ...exported, state: 'running', done: 12_000, total: 48_000, actions: ['cancel'] };
    const api = serve(running);
    api.answer('POST', /exports\/t2\/cancel$/, () => {
      tasks = [{ ...running, state: 'canceled', actions: ['again'] }];
      return data({});
    });
    renderInApp(<Tasks />, { path: '/tasks', dataProvider });
    const line = within(await lineOf(/Export of contacts as CSV/));
    expect(line.getByRole('progressbar', { name: /Export of contacts/ })).toHaveAttribute('aria-valuenow', '25');
    expect(line.getByText('12,000 of 48,000 rows')).toBeVisible();
    await userEvent.click(line.getByRole('button', { name: /^Stop/ }));
    expect(await screen.findByText('Nothing is kept of it.')).toBeVisible();
    expect(screen.getByRole('button', { name: /^Try again/ })).toBeVisible();
  });

  it('offers nothing that the server does not', async () => {
    serve(base);
    renderInApp(<Tasks />, { path: '/tasks', dataProvider });
    await lineOf(/Import of/);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });

  it('says so when there is nothing', async () => {
    serve();
    renderInApp(<Tasks />, { path: '/tasks', dataProvider });
    expect(await screen.findByText(/^Nothing here yet/)).toBeVisible();
  });
});

describe('the ring in the bar', () => {
  it('is there while something runs, and tells when it has ended', async () => {
    const api = serve({ ...exported, state: 'running', done: 1, total: 4 });
    renderInApp(<TaskBadge />, { path: '/home', dataProvider });
    expect(await screen.findByRole('link', { name: '1 task under way, 25 %' })).toHaveAttribute('href', '/tasks');
    tasks = [{ ...exported, done: 4, total: 4, actions: ['download'], until: '2026-11-27T05:00:00Z' }];
    api.answer('POST', /tickets$/, () => data({ url: '/api/tickets/x' }, 201));
    const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    const toast = await screen.findByText('The export of contacts is ready: 4 rows.', {});
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    expect(toast).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Download' }));
    await eventually(() => expect(saved).toHaveBeenCalled());
    expect(api.calls('POST', 'tickets')[0]!.body).toEqual({ address: 'shops/s1/exports/t2/file' });
  });

  it('is not there when nothing does', async () => {
    const api = serve(base);
    renderInApp(<TaskBadge />, { path: '/home', dataProvider });
    await eventually(() => expect(api.calls('GET', 'tasks')).not.toHaveLength(0));
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });
});

describe('in words', () => {
  const message: Task = { ...base, kind: 'message', figures: { sent: 3, delivered: 2, read: 0, failed: 1 } };
  const letter: Task = { ...base, kind: 'letter', figures: { joined: 0, sent: 1 }, until: '2026-11-27T05:00:00Z' };
  it.each<[Task, string]>([
    [{ ...base, figures: {} }, 'outcome.nothing'],
    [{ ...base, state: 'failed', problem: 'The file broke off.', figures: {} }, 'The file broke off. outcome.nothing'],
    [{ ...base, state: 'undone' }, 'outcome.undone'],
    [{ ...exported, actions: ['again'] }, 'outcome.no_file'],
    [{ ...exported, state: 'failed', problem: 'Too often.' }, 'Too often.'],
    [message, 'figure.delivered, figure.sent, figure.failed'],
    [{ ...message, state: 'waiting' }, 'outcome.waiting'],
    [letter, 'outcome.letter_sent'],
    [{ ...letter, state: 'failed' }, 'outcome.letter_over'],
    [{ ...letter, state: 'failed', figures: { joined: 0, sent: 0 } }, 'outcome.letter_lost'],
    [{ ...letter, figures: { joined: 1, sent: 1 } }, 'outcome.joined'],
  ])('%# is said', (task, words) => expect(outcomeOf(task, key => key)).toBe(words));
});
