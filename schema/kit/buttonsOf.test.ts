import { expect, it } from 'vitest';
import { can } from '../permissions.ts';
import { say } from '../words/said.ts';
import { buttonOf, buttonsOf } from './buttonsOf.ts';
import { defineEntity } from './defineEntity.ts';
import { choice, json, text } from './kinds.ts';
import { listOf, uuid } from './shape.ts';

const states = [
  { id: 'open', name: 'Open', meaning: 'waiting' },
  { id: 'shut', name: 'Shut', meaning: 'done' },
] as const;
const note = text().label('Note').required();

const base = {
  name: 'jobs',
  label: { one: 'Job', many: 'Jobs' },
  path: 'shops/:shopId/jobs',
  title: 'name',
  search: ['name'],
  fields: { name: text().label('Name').required(), state: choice(states).label('State').required() },
  permissions: { list: can.ContactList, update: can.ContactEdit },
} as const;

const jobs = defineEntity({
  ...base,
  actions: {
    remind: { method: 'POST', path: ':id/remind', permission: can.MessageSend, summary: 'Remind', input: { note } },
    pack: {
      method: 'POST',
      path: 'pack',
      permission: can.ContactEdit,
      summary: 'Pack',
      input: { note, ids: json(listOf(uuid)).label('Ids').required() },
    },
    grade: {
      method: 'POST',
      path: '',
      at: 'system/jobs/:id/grade',
      permission: can.SystemAll,
      summary: 'Grade',
      input: { name: text().label('Grade').required() },
    },
  },
  buttons: {
    remind: { on: 'record', label: 'Remind', when: ({ state }) => (state === 'open' ? true : say('wrongState')) },
    pack: { on: 'selection', label: 'Pack' },
    best: { calls: 'grade', sends: { name: 'A' }, on: 'list', label: 'Best', when: ({ id }, me) => id !== me },
    sure: { calls: 'grade', sends: { name: 'B' }, on: 'page', label: 'Sure', text: 'Really?' },
    rename: { calls: 'update', sends: { name: 'Ring' }, on: 'record', label: 'Rename' },
  },
  states: {
    field: 'state',
    initial: 'open',
    transitions: {
      shut: { from: ['open'], to: 'shut', label: 'Shut', summary: 'Shut', permission: can.ContactEdit, confirm: true },
    },
  },
});

it.each([
  ['shut', 'POST', 'shops/:shopId/jobs/:id/shut', can.ContactEdit, [], true],
  ['remind', 'POST', 'shops/:shopId/jobs/:id/remind', can.MessageSend, ['note'], true],
  ['pack', 'POST', 'shops/:shopId/jobs/pack', can.ContactEdit, ['note'], true],
  ['best', 'POST', 'system/jobs/:id/grade', can.SystemAll, [], false],
  ['sure', 'POST', 'system/jobs/:id/grade', can.SystemAll, [], true],
  ['rename', 'PUT', 'shops/:shopId/jobs/:id', can.ContactEdit, [], false],
])('the button %s has its call, and asks for what nobody has said', (name, method, path, permission, asked, asks) => {
  const button = buttonOf(jobs, name);
  expect(button).toMatchObject({ method, path, permission, asks });
  expect(Object.keys(button.input)).toEqual(asked);
});

it('stands where it is declared, a transition at the record and above chosen rows', () => {
  const at = (place: string) =>
    buttonsOf(jobs)
      .filter(({ on }) => on.some(it => it === place))
      .map(({ name }) => name);
  expect([at('record'), at('selection'), at('list'), at('page')]).toEqual([
    ['shut', 'remind', 'rename'],
    ['shut', 'pack'],
    ['best'],
    ['sure'],
  ]);
});

it.each([
  ['shut', { state: 'open' }, true, null],
  ['shut', { state: 'shut' }, false, 'wrongState'],
  ['remind', { state: 'open' }, true, null],
  ['remind', { state: 'shut' }, true, 'wrongState'],
  ['best', { id: 'me' }, false, null],
  ['best', { id: 'other' }, true, null],
])('%s of %o is there: %s, and is held back by %s', (name, record, isShown, why) => {
  const button = buttonOf(jobs, name);
  expect(button.isShown(record, 'me')).toBe(isShown);
  expect(button.whyNot(record, 'me')?.key ?? null).toBe(why);
});

it('one that calls what there is not stops the start', () => {
  const lost = defineEntity({ ...base, buttons: { gone: { on: 'record', label: 'Gone' } } });
  const locked = defineEntity({ ...base, buttons: { gone: { calls: 'delete', on: 'record', label: 'Gone' } } });
  expect(() => buttonsOf(lost)).toThrow("jobs.gone calls 'gone', which jobs does not offer");
  expect(() => buttonsOf(locked)).toThrow("jobs.gone calls 'delete'");
});

it('what goes on to the next record stands first, and last what takes something away', () => {
  const step = { from: ['open'], to: 'shut', summary: 'Step', permission: can.ContactEdit } as const;
  const quotes = defineEntity({
    ...base,
    actions: {
      bill: { method: 'POST', path: ':id/bill', permission: can.ContactEdit, summary: 'Bill' },
      remind: { method: 'POST', path: ':id/remind', permission: can.ContactEdit, summary: 'Remind' },
    },
    buttons: {
      remind: { on: 'record', label: 'Remind' },
      bill: { on: 'record', label: 'Bill', makes: 'bills' },
    },
    states: {
      field: 'state',
      initial: 'open',
      transitions: { drop: { ...step, label: 'Drop', danger: true }, shut: { ...step, label: 'Shut' } },
    },
  });
  expect(buttonsOf(quotes).map(({ name }) => name)).toEqual(['bill', 'shut', 'remind', 'drop']);
});
