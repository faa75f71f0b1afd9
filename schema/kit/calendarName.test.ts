import { expect, it } from 'vitest';
import { entities } from '../entities/index.ts';
import { calendarName } from './calendarName.ts';
import type { AnyEntity } from './defineEntity.ts';

it.each<[string, AnyEntity, Record<string, unknown>, string]>([
  [
    'a number behind the customer',
    entities.heldGoods,
    { number: 'K/26-27/0001', party: { id: '1', name: 'Asha Rao' } },
    'Asha Rao · K/26-27/0001',
  ],
  [
    'a number behind what is to be made, without its status',
    entities.workOrders,
    { number: 'W/26-27/0004', name: 'Rope chain', status: { id: '1', name: 'Finished' } },
    'Rope chain · W/26-27/0004',
  ],
  [
    'a name in front of who does it, without its status',
    entities.tasks,
    { name: 'Count the till', status: { id: '1', name: 'To do' }, assignee: { id: '2', name: 'Asha Rao' } },
    'Count the till · Asha Rao',
  ],
  ['a name alone', entities.tasks, { name: 'Count the till', assignee: null }, 'Count the till'],
])('on a calendar stands %s', (_, entity, record, name) => expect(calendarName(entity, record)).toBe(name));
