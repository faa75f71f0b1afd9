import { expect, it } from 'vitest';
import { contacts } from '../entities/contacts.ts';
import { orders } from '../entities/orders.ts';
import { defineEntity } from '../kit/defineEntity.ts';
import { choice, longText, text } from '../kit/kinds.ts';
import { can } from '../permissions.ts';
import { orderStates } from './orders.ts';
import { undoPermission, type Done } from './undo.ts';

/** A document of a shop. */
const repairs = defineEntity({
  name: 'repairs',
  label: { one: 'Repair', many: 'Repairs' },
  path: 'shops/:shopId/repairs',
  title: 'piece',
  fields: { piece: text().label('Piece'), note: longText().label('Note'), state: choice(orderStates).label('State') },
  states: {
    field: 'state',
    initial: 'placed',
    transitions: {
      finish: { from: ['placed'], to: 'paid', label: 'Done', summary: 'It waits', permission: can.ContactEdit },
    },
  },
  search: [],
  permissions: { create: can.ContactAdd, update: can.ContactEdit, delete: can.ContactDelete },
});

const done = (action: Done['action'], fields: string[] = [], isMine = true): Done => ({ action, fields, isMine });

it.each([
  ['a change takes the permission to change', contacts, done('update', ['name']), can.ContactEdit],
  ['what one made oneself goes by the permission to make', contacts, done('create'), can.ContactAdd],
  ['and what others made by the one to delete', contacts, done('create', [], false), can.ContactDelete],
  ['a document’s other fields go back', repairs, done('update', ['piece']), can.ContactEdit],
  ['its state does not', repairs, done('update', ['piece', 'state']), undefined],
  ['nor what was asked for with a transition', repairs, done('transition', ['note', 'state']), undefined],
  ['nor what belongs to the platform', orders, done('update', ['notes']), undefined],
])('%s', (_, entity, what, permission) => expect(undoPermission(entity, what)).toBe(permission));
