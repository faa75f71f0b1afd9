import type { ReactNode } from 'react';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { BackgroundTask } from '../../schema/kit/backgroundTask.ts';
import { can } from '../../schema/permissions.ts';
import { dataProvider } from '../dataProvider/dataProvider.ts';
import { openScreenShop, sql, type ScreenShop } from '../../tests/support/screens/shop.ts';
import { setSession } from '../authProvider/session.ts';
import { renderInApp } from '../testing.tsx';
import { outcomeOf } from './outcome.ts';
import { BackgroundTaskBadge } from './BackgroundTaskBadge.tsx';
import { BackgroundTasks } from './BackgroundTasks.tsx';
import { eventually } from '../../tests/support/eventually.ts';

const base: BackgroundTask = {
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
const exported: BackgroundTask = { ...base, id: 't2', kind: 'export', name: 'csv', figures: { rows: 3 } };

let shop: ScreenShop;
const open = (page: ReactNode, path = '/background_tasks') => {
  renderInApp(page, { path, session: shop.session, dataProvider });
};
beforeEach(async () => {
  shop = await openScreenShop();
});

/** A real import of three rows, of which two fail. */
const importPeople = async () => {
  setSession(shop.session);
  const file = new File(['Name,Mobile\nAsha Rao,9820011002\nRavi,12\n,9820011003\n'], 'people.csv');
  const { id } = (await dataProvider.importFile('contacts', { file, mapping: {}, dryRun: false })).data;
  await eventually(async () => expect(await shop.call('GET', `imports/${id}`)).toMatchObject({ state: 'completed' }));
  return id;
};
const contacts = async () => (await shop.call<{ totalCount: number }>('GET', 'contacts')).totalCount;
/** As its worker left it for a moment: the real ones are over before a page is there. */
const runningExport = async (done: number, total: number) => {
  const [row] =
    await sql(`insert into exports (shop_id, id, entity, format, user_id, state, options, done, total, created_at)
    values ('${shop.id}', gen_random_uuid(), 'contacts', 'csv', '${shop.session.user!.id}', 'running', '{"list":{}}', ${done}, ${total}, now())
    returning id`);
  return String(row!['id']);
};
const lineOf = async (name: RegExp) => (await screen.findByText(name)).closest('li')!;

describe('the list of background tasks', () => {
  it('tells what became of an import, and takes it back after a question', async () => {
    const id = await importPeople();
    expect(await contacts()).toBe(1);
    open(<BackgroundTasks />);
    const line = within(await lineOf(/Import of people\.csv into contacts/));
    expect(line.getByText('1 added, 2 failed')).toBeVisible();
    await userEvent.click(line.getByRole('button', { name: /^Take back/ }));
    expect(shop.calls('POST', 'undo')).toEqual([]);
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Take back' }));
    expect(await screen.findByText('Taken back')).toBeVisible();
    expect(shop.calls('POST', `imports/${id}/undo`)).toHaveLength(1);
    expect(await contacts()).toBe(0);
  });

  it('shows how far a task is, and stops it', async () => {
    const id = await runningExport(12_000, 48_000);
    open(<BackgroundTasks />);
    const line = within(await lineOf(/Export of contacts as CSV/));
    expect(line.getByRole('progressbar', { name: /Export of contacts/ })).toHaveAttribute('aria-valuenow', '25');
    expect(line.getByText('12,000 of 48,000 rows')).toBeVisible();
    await userEvent.click(line.getByRole('button', { name: /^Stop/ }));
    expect(await screen.findByText('Nothing is kept of it.')).toBeVisible();
    expect(screen.getByRole('button', { name: /^Try again/ })).toBeVisible();
    expect(shop.calls('POST', `exports/${id}/cancel`)).toHaveLength(1);
  });

  it('says so for as long as it is being taken back, and when it has been', async () => {
    const id = await importPeople();
    await sql(`update imports set undo_asked_at = now() where id = '${id}'`);
    open(<BackgroundTasks />);
    expect(await screen.findByText('Being taken back')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Take back/ })).not.toBeInTheDocument();
    await sql(`update imports set undone_at = now() where id = '${id}'`);
    expect(await screen.findByText('Taken back')).toBeVisible();
  });

  it('offers nothing that the server does not', async () => {
    await importPeople();
    await sql(
      `update memberships set added = array_remove(added, '${can.ContactAdd}'), removed = removed || '{${can.ContactAdd}}'
        where shop_id = '${shop.id}'`,
    );
    open(<BackgroundTasks />);
    const line = within(await lineOf(/Import of/));
    expect(line.queryByRole('button')).not.toBeInTheDocument();
    expect(line.queryByRole('link')).not.toBeInTheDocument();
  });

  it('says so when there is nothing', async () => {
    open(<BackgroundTasks />);
    expect(await screen.findByText(/^Nothing here yet/)).toBeVisible();
  });
});

describe('the ring in the bar', () => {
  it('is there while something runs, and tells when it has ended', async () => {
    const id = await runningExport(1, 4);
    open(<BackgroundTaskBadge />, '/home');
    expect(await screen.findByRole('link', { name: '1 background task under way, 25%' })).toHaveAttribute(
      'href',
      '/background_tasks',
    );
    await sql(`update exports set state = 'completed', done = 4, parts = 1, ended_at = now() where id = '${id}'`);
    const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    const toast = await screen.findByText('The export of contacts is ready: 4 rows.', {});
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    expect(toast).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Download' }));
    await eventually(() => expect(saved).toHaveBeenCalled());
    expect(shop.calls('POST', 'tickets')[0]!.body).toEqual({ address: `shops/${shop.id}/exports/${id}/file` });
  });

  it('is not there when nothing does', async () => {
    await importPeople();
    open(<BackgroundTaskBadge />, '/home');
    await eventually(() => expect(shop.calls('GET', 'background_tasks')).not.toHaveLength(0));
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });
});

describe('in words', () => {
  const message: BackgroundTask = { ...base, kind: 'message', figures: { sent: 3, delivered: 2, read: 0, failed: 1 } };
  const letter: BackgroundTask = {
    ...base,
    kind: 'letter',
    figures: { joined: 0, sent: 1 },
    until: '2026-11-27T05:00:00Z',
  };
  it.each<[BackgroundTask, string]>([
    [{ ...base, figures: {} }, 'outcome.nothing'],
    [{ ...base, state: 'failed', problem: 'The file broke off.', figures: {} }, 'The file broke off. outcome.nothing'],
    [{ ...base, state: 'undone' }, 'outcome.undone'],
    [{ ...exported, actions: ['again'] }, 'outcome.no_file'],
    [{ ...exported, actions: ['download'], problem: 'Left out: B/1.' }, 'outcome.file Left out: B/1.'],
    [{ ...exported, state: 'failed', problem: 'Too often.' }, 'Too often.'],
    [message, 'figure.delivered, figure.sent, figure.failed'],
    [{ ...message, state: 'waiting' }, 'outcome.waiting'],
    [letter, 'outcome.letter_sent'],
    [{ ...letter, state: 'failed' }, 'outcome.letter_over'],
    [{ ...letter, state: 'failed', figures: { joined: 0, sent: 0 } }, 'outcome.letter_lost'],
    [{ ...letter, figures: { joined: 1, sent: 1 } }, 'outcome.joined'],
  ])('%# is said', (task, words) => expect(outcomeOf(task, key => key)).toBe(words));
});
