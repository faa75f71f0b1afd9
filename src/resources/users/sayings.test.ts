import { expect, it } from 'vitest';
import { roles } from '../../../schema/permissions.ts';
import { areas } from './catalogue.ts';
import { sayingsOf } from './sayings.ts';

it('tells areas of the same reach together, the widest reach first', () => {
  const held = ['shop/contacts/list', 'shop/contacts/add', 'shop/product/read', 'shop/product/add', 'quote/list'];
  const told = sayingsOf([...held, 'shop/groups/list', 'shop/groups/add']);
  expect(told.map(({ kind, areas: [...names] }) => [kind, names.slice(0, 2)])).toEqual([
    ['everything', ['shop/groups']],
    ['can', ['shop/contacts', 'shop/product']],
    ['only', ['quote']],
    ['nothing', ['shop/group_members', 'shop/group_meeting']],
  ]);
});

it('tells of everything once for an owner, of nothing for nobody', () => {
  expect(sayingsOf(roles.owner).map(({ kind }) => kind)).toEqual(['everything', 'only']);
  expect(sayingsOf([])).toEqual([{ kind: 'nothing', verbs: [], areas }]);
});
