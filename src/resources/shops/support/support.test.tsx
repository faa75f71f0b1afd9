import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { can } from '../../../../schema/permissions.ts';
import { getSession } from '../../../authProvider/session.ts';
import { renderInApp } from '../../../testing.tsx';
import { openScreenShop, sql, type ScreenShop } from '../../../../tests/support/screens/shop.ts';
import { SupportAccesses } from './SupportAccesses.tsx';
import { SupportBar } from './SupportBar.tsx';
import { LiveEvents } from '../../../events/LiveEvents.tsx';
import { BackgroundTaskBadge } from '../../../backgroundTasks/BackgroundTaskBadge.tsx';
import { Bell } from '../../../notifications/Bell.tsx';
import { useColleagues } from '../../kit/people/useColleagues.ts';
import { useRunningImports } from '../../kit/ImportDialog/useImports.ts';
import { useSavedReports } from '../../../reports/useReport.ts';
import { DayPanel } from '../../../layout/home/DayPanel.tsx';
import { SupportWaiting } from './SupportWaiting.tsx';
import type { MySupport, SupportAccess } from './calls.ts';

let shop: ScreenShop;
let platform: ScreenShop;
type Stage = 'asked' | 'open' | 'over';

/** A shop that an administrator asked to enter, is in, or was in. */
async function prepare(stage: Stage): Promise<void> {
  await sql('update support_accesses set ended_at = now() where ended_at is null');
  shop = await openScreenShop([can.UserEdit]);
  platform = await openScreenShop([can.SystemAll]);
  await sql(`update shops set name = 'Rajlakshmi Andheri' where id = '${shop.id}'`);
  await sql(`update users set name = 'Meera Kulkarni' where id = '${platform.session.user!.id}'`);
  const wish = { reason: 'Asked on the phone', scope: 'write', hours: 3 };
  const { id } = await platform.call<SupportAccess>('POST', `/system/shops/${shop.id}/support`, wish);
  if (stage !== 'asked') await shop.call('POST', `/shops/${shop.id}/support/${id}/allow`, { scope: 'read', hours: 1 });
  if (stage === 'over') await sql(`update support_accesses set expires_at = now() where id = '${id}'`);
  shop.sent.length = 0;
}
const state = async () => (await shop.call<SupportAccess[]>('GET', `/shops/${shop.id}/support`))[0]!;
const asAdmin = () => ({ ...platform.session, shopId: shop.id, permissions: [can.ContactList] });

describe('contract 6 the bar of a support access', () => {
  it('tells the administrator until when and how far, and ends it', async () => {
    await prepare('open');
    renderInApp(<SupportBar />, { session: asAdmin() });
    expect(await screen.findByText(/You are in Rajlakshmi Andheri for support until/)).toHaveTextContent(
      'Reads only. Personal data is masked.',
    );
    await userEvent.click(await screen.findByRole('button', { name: 'End' }));
    await waitFor(() => expect(getSession().shopId).toBeNull());
    expect((await state()).state).toBe('ended');
  });

  it('says when it is over, and leads out', async () => {
    await prepare('over');
    renderInApp(<SupportBar />, { session: asAdmin() });
    expect(await screen.findByText('Your support access to this shop is over.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Leave the shop' }));
    expect(getSession().shopId).toBeNull();
  });

  it('P-02 tells an owner who is in the shop and why, and ends it with one press', async () => {
    await prepare('open');
    renderInApp(<SupportBar />, { session: shop.session });
    expect(await screen.findByText(/Meera Kulkarni is in this shop/)).toHaveTextContent('Asked on the phone');
    await userEvent.click(await screen.findByRole('button', { name: 'End access' }));
    await waitFor(() => expect(screen.queryByText(/Meera Kulkarni/)).toBeNull());
    expect((await state()).state).toBe('ended');
  });

  it('leads an owner to the question', async () => {
    await prepare('asked');
    renderInApp(<SupportBar />, { session: shop.session });
    expect(await screen.findByText(/Meera Kulkarni of TolaShop support asks to enter/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Answer' })).toHaveAttribute('href', '/support_access');
  });

  it('is not there without one, and asks nothing for those who do not answer for the shop', async () => {
    await prepare('open');
    renderInApp(<SupportBar />, { session: await shop.colleague(can.ContactList) });
    expect(screen.queryByText(/support/)).toBeNull();
    expect(shop.sent).toEqual([]);
  });
});

/** Everything of the frame and the lists that is a member's own. */
function OfMembers() {
  useColleagues();
  useRunningImports('products');
  useSavedReports();
  return (
    <>
      <SupportBar />
      <LiveEvents />
      <BackgroundTaskBadge />
      <Bell />
      <DayPanel />
    </>
  );
}

describe('P-02 what the frame asks for', () => {
  const ofMembers = [
    'background_tasks',
    'events',
    'imports',
    'notifications/unread',
    'saved_reports',
    'users/colleagues',
  ];
  const asked = () => platform.sent.map(({ path }) => path.replace(/^shops\/[^/]+\//, ''));

  it('leaves out under a support access what the server would refuse and log', async () => {
    await prepare('open');
    platform.sent.length = 0;
    renderInApp(<OfMembers />, { session: asAdmin() });
    expect(await screen.findByText(/You are in Rajlakshmi Andheri for support/)).toBeVisible();
    expect(asked()).toEqual(['system/support']);
    expect(screen.queryByText('Birthdays today')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Notifications' })).toBeNull();
  });

  it('is everything for an administrator who works in the shop', async () => {
    await prepare('over');
    platform.sent.length = 0;
    renderInApp(<OfMembers />, { session: { ...platform.session, permissions: [can.ContactList] } });
    expect(await screen.findByRole('button', { name: 'Notifications' })).toBeVisible();
    expect(await screen.findByText('Birthdays today')).toBeVisible();
    await waitFor(() => expect(asked()).toEqual(expect.arrayContaining(ofMembers)));
  });
});

describe('P-02 the page of an owner', () => {
  it('allows less than is asked', async () => {
    await prepare('asked');
    renderInApp(<SupportAccesses />, { session: shop.session });
    expect(await screen.findByText(/To read and write, for 3 hours/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Allow' }));
    const dialog = await screen.findByRole('dialog', { name: 'Let Meera Kulkarni in?' });
    expect(dialog).toHaveTextContent('People, permissions, exports and archives stay closed');
    const hours = await screen.findByLabelText(/Hours/);
    await userEvent.clear(hours);
    await userEvent.type(hours, '1');
    await userEvent.click(screen.getByRole('button', { name: 'Allow' }));
    expect(await screen.findByRole('button', { name: 'End access' })).toBeVisible();
    expect(await state()).toMatchObject({ state: 'open', scope: 'write', hours: 1, showsPersonal: false });
  });

  it('leads to the calls of one access in the access log', async () => {
    await prepare('open');
    renderInApp(<SupportAccesses />, { session: shop.session });
    const link = await screen.findByRole('link', { name: 'See each call in the access log' });
    const { from, until } = await state();
    const filter = new URL(link.getAttribute('href')!, location.origin).searchParams.get('filter');
    expect(JSON.parse(filter!)).toEqual({ kind: 'supportCall', at_gte: from, at_lte: until });
  });

  it('refuses', async () => {
    await prepare('asked');
    renderInApp(<SupportAccesses />, { session: shop.session });
    await userEvent.click(await screen.findByRole('button', { name: 'Refuse' }));
    expect(await screen.findByText('Refused')).toBeVisible();
    expect((await state()).state).toBe('refused');
  });
});

describe('P-02 what waits for an owner', () => {
  it('is approved by a second administrator alone, in an emergency', async () => {
    await prepare('asked');
    const second = await openScreenShop([can.SystemAll]);
    renderInApp(<SupportWaiting />, { session: second.session });
    expect(await screen.findByText('Meera Kulkarni asks to enter Rajlakshmi Andheri')).toBeVisible();
    await userEvent.click(screen.getAllByRole('button', { name: 'Approve in an emergency' })[0]!);
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent('All owners are told at once');
    await userEvent.click(screen.getAllByRole('button', { name: 'Approve in an emergency' }).at(-1)!);
    await waitFor(async () => expect(await state()).toMatchObject({ state: 'open', isEmergency: true }));
  });

  it('says in words where there is no second administrator', async () => {
    await prepare('asked');
    await sql(`update users set permissions = '{}' where id <> '${platform.session.user!.id}'`);
    expect((await platform.call<MySupport>('GET', '/system/support')).hasSecond).toBe(false);
    renderInApp(<SupportWaiting />, { session: platform.session });
    expect(await screen.findByText(/There is no other administrator, so there is no emergency way/)).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
