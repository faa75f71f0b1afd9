import { describe, expect, it, test } from 'vitest';
import { can } from '../../schema/permissions.ts';
import { holds, mayAct } from './permissions.ts';
import type { Session } from './session.ts';

const session = (permissions: string[], platform: string[] = []): Session => ({
  token: 't',
  user: { id: 'u', name: 'Asha', email: 'a@demo.test', permissions: platform },
  hasAccount: true,
  shopId: 's',
  permissions,
});

describe('P-01 what may be done', () => {
  const staff = session([can.ContactList, can.ContactAdd, can.ContactEdit, can.ContactDelete]);

  test.each(['list', 'show', 'create', 'edit', 'delete', 'export', 'import'])('%s', action => {
    expect(mayAct('contacts', action, staff)).toBe(true);
    expect(mayAct('contacts', action, session([]))).toBe(false);
  });

  test.each([
    ['list', can.ContactList],
    ['export', can.ContactList],
    ['import', can.ContactAdd],
    ['edit', can.ContactEdit],
    ['delete', can.ContactDelete],
  ])('%s hangs on %s alone', (action, permission) => {
    expect(mayAct('contacts', action, session([permission]))).toBe(true);
    expect(mayAct('contacts', action, session(staff.permissions.filter(name => name !== permission)))).toBe(false);
  });

  it('finds an entity by its route or its name', () => {
    expect(mayAct('contacts/groups', 'list', session([can.GroupList]))).toBe(true);
    expect(mayAct('groupMembers', 'list', session([can.GroupMemberList]))).toBe(true);
  });

  it('asks for the action by which records are made where that is no verb', () => {
    expect(mayAct('contacts/messenger', 'create', session([can.MessageSend]))).toBe(true);
    expect(mayAct('contacts/messenger', 'create', session([can.MessageList]))).toBe(false);
  });

  it('refuses what is not offered', () => {
    expect(mayAct('gold_rates', 'edit', session([can.CommodityAdd, can.CommodityList]))).toBe(false);
    expect(mayAct('nothing', 'list', staff)).toBe(false);
    expect(mayAct('contacts', 'conquer', staff)).toBe(false);
  });
});

describe('P-02 system/all', () => {
  it('passes for the platform and for what spans shops', () => {
    expect(holds('tenant/list', session([], ['system/all']))).toBe(true);
    expect(mayAct('errorlogs', 'list', session([], ['system/all']))).toBe(true);
  });

  it('alone does not open a shop', () => {
    expect(holds(can.ContactList, session([], ['system/all']))).toBe(false);
    expect(mayAct('contacts', 'list', session([], ['system/all']))).toBe(false);
  });

  it('opens a shop while the shop itself grants it', () => {
    expect(mayAct('contacts', 'delete', session(['system/all'], ['system/all']))).toBe(true);
  });
});

it('a permission of the platform is not taken from a shop', () => {
  expect(holds('tenant/list', session([can.ContactList]))).toBe(false);
  expect(holds('tenant/list', session([], ['tenant/list']))).toBe(true);
});
