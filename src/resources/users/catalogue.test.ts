import { describe, expect, it, test } from 'vitest';
import { shop } from '../../../schema/permissionAreas.ts';
import { roles, shopPermissions } from '../../../schema/permissions.ts';
import { roleOptions } from '../../../schema/roleOptions.ts';
import { areas, bundleOf, catalogueOf, differenceTo, permissionOf, shopCatalogue, withRole } from './catalogue.ts';

it('R-49 shows every permission of a shop once', () => {
  expect([...areas].sort()).toEqual(Object.keys(shop).sort());
  const shown = areas.flatMap(area => shopCatalogue.verbsOf(area).map(verb => permissionOf(area, verb)));
  expect(shown.sort()).toEqual([...shopPermissions].sort());
});

it('a new area appears in the group that its entry names', () => {
  const entry = { can: 'Engraving', name: 'Engravings', group: 'work', verbs: ['delete', 'list'] } as const;
  const { groups, verbsOf } = catalogueOf({ ...shop, 'shop/engraving': entry });
  expect(groups['work']).toEqual([...shopCatalogue.groups['work']!, 'shop/engraving']);
  expect(verbsOf('shop/engraving')).toEqual(['list', 'delete']);
});

describe('R-49 a role', () => {
  const everything = () => true;
  const nothing = () => false;

  test.each(roleOptions.map(({ id }) => id))('%s given by somebody who holds all is its bundle', role => {
    expect(withRole(role, ['users/add'], everything).sort()).toEqual([...roles[role]].sort());
  });

  it('leaves alone what its giver does not hold', () => {
    expect(withRole('owner', ['users/add'], nothing)).toEqual(['users/add']);
    const mine = (name: string) => name !== 'users/add' && name !== 'users/edit';
    const given = withRole('sales', ['users/add'], mine);
    expect(given).toContain('users/add');
    expect(given).not.toContain('users/edit');
  });

  it('is departed from by more and by less', () => {
    const held = [...bundleOf('sales').filter(name => name !== 'shop/contacts/add'), 'users/list'];
    expect(differenceTo('sales', held)).toEqual({ more: ['users/list'], less: ['shop/contacts/add'] });
    expect(differenceTo(null, [])).toEqual({ more: [], less: [] });
  });
});
