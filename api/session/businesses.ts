import type { Language } from '../../schema/words/languages.ts';
import { enquiryStatuses } from '../../schema/entities/enquiryStatuses.ts';
import { gstRates } from '../../schema/entities/gstRates.ts';
import { hsnCodes } from '../../schema/entities/hsnCodes.ts';
import { shops } from '../../schema/entities/shops.ts';
import { taskStatuses } from '../../schema/entities/taskStatuses.ts';
import { units } from '../../schema/entities/units.ts';
import { workOrderStates } from '../../schema/entities/workOrderStates.ts';
import { workOrderTypes } from '../../schema/entities/workOrderTypes.ts';
import { roles, type PlatformPermission, type Role, type ShopPermission } from '../../schema/permissions.ts';
import { statusesIn } from '../../schema/rules/firstStatuses.ts';
import { stateOfPin } from '../../schema/rules/states.ts';
import { standardUnits } from '../../schema/rules/units.ts';
import { standardGstRates } from '../../schema/standardGstRates.ts';
import { standardHsnCodes } from '../../schema/standardHsnCodes.ts';
import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import { createStatements } from '../crud/create.ts';
import { eventStatement } from '../db/history.ts';
import { departures } from '../db/memberships.ts';
import { insertRows } from '../db/insertRows.ts';
import { askUsualWork, usualStates, usualTypes, type UsualWork } from '../karigars/usualWork.ts';
import type { Ids, Statement } from '../ports.ts';

/** What businesses begin with. Run these behind `enterAccount`. */
type NewShop = {
  id: string;
  tenant: string;
  name: string;
  status: 'Pending' | 'Approved';
  pin: string;
  /** Asked only where the PIN may lie in two states. */
  stateCode?: string | null | undefined;
};

type NewTenant = { id: string; name: string; contactName: string; email: string; mobileNo: string };

export const newTenant = ({ id, name, contactName, email, mobileNo }: NewTenant, at: Date): Statement => {
  const contact = { contact_name: contactName, email, mobile_no: mobileNo };
  return insertRows('tenants', [{ id, name, status: 'Active', ...contact, ...begun(at) }]);
};

export const newShop = ({ id, tenant, name, status, pin, stateCode }: NewShop, at: Date): Statement => {
  const possible = stateOfPin(pin);
  const state = possible.length === 1 ? possible[0]!.code : (stateCode ?? null);
  return insertRows('shops', [{ id, tenant_id: tenant, name, status, pin, state_code: state, ...begun(at) }]);
};

type NewPerson = {
  id: string;
  tenant: string;
  name: string;
  email: string;
  mobileNo: string | null;
  /** On the platform. */
  permissions?: readonly PlatformPermission[] | undefined;
  /** None until an invitation is taken up, or with Google alone. */
  passwordHash?: string | null;
  language: Language;
};

export const newPerson = (
  { id, tenant, name, email, mobileNo, language, permissions = [], passwordHash = null }: NewPerson,
  at: Date,
): Statement => {
  const known = { id, tenant_id: tenant, name, email, mobile_no: mobileNo, language };
  return insertRows('users', [{ ...known, password_hash: passwordHash, permissions, created_at: at.toISOString() }]);
};

type NewMembership = {
  user: string;
  shop: string;
  role: Role;
  /** Without a list the person holds the role's bundle. */
  permissions?: readonly ShopPermission[];
  discountLimit?: number | null;
};

/** Who comes back to a shop has been known there all the while. */
export const shopPeople = (rows: readonly { user_id: string; shop_id: string }[], at: Date): Statement => {
  const { text, ...more } = insertRows(
    'shop_people',
    rows.map(({ user_id, shop_id }) => ({ user_id, shop_id, created_at: at.toISOString() })),
  );
  return { ...more, text: text.replace('returning', 'on conflict do nothing returning') };
};

export const newMembership = (
  { user, shop, role, permissions = roles[role], discountLimit = null }: NewMembership,
  at: Date,
): Statement[] => {
  const place = { user_id: user, shop_id: shop };
  const row = { ...place, role, ...departures(role, permissions), discount_limit: discountLimit, ...begun(at) };
  return [shopPeople([place], at), insertRows('memberships', [row])];
};

/** What of the tax office's lists a shop begins with. */
export const taxRows: readonly (readonly [AnyEntity, readonly object[]])[] = [
  [hsnCodes, standardHsnCodes],
  [gstRates, standardGstRates],
];

type Place = { shop: string; ids: Ids; at: Date };
/** `language`: of whoever opens it, in which its first statuses are named. */
type Beginning = Omit<Place, 'shop'> & { language: Language };

export const rowsToBegin = (entity: AnyEntity, rows: readonly object[], { shop, ids, at }: Place): Statement[] =>
  createStatements(
    entity,
    shop,
    rows.map(row => ({ ...row, id: ids.next() })),
    { ids, at },
  );

/** What a shop begins with; run it in the shop. Without units not even its first product could be sold. */
export const shopBegins = (shop: string, { ids, at, language }: Beginning): Statement[] => [
  eventStatement(shops, 'create', shop, [shop], { ids, at }),
  ...[
    [units, standardUnits.map(symbol => ({ symbol }))] as const,
    [enquiryStatuses, statusesIn('enquiryStatuses', language)] as const,
    [taskStatuses, statusesIn('taskStatuses', language)] as const,
    ...taxRows,
  ].flatMap(([entity, rows]) => rowsToBegin(entity, rows, { shop, ids, at })),
  usualWork(shop, { ids, at, language }),
];

/** Types and states of work, as the platform proposes them. */
const usualWork = (shop: string, { ids, at, language }: Beginning): Statement => ({
  ...askUsualWork,
  next: ({ rows }) => {
    const usual = JSON.parse(rows[0]![0]!) as UsualWork;
    const types = usualTypes(usual, language).map(type => ({ ...type, id: ids.next() }));
    const states = usualStates(
      usual,
      language,
      types.map(({ id }) => id),
    );
    return [
      ...createStatements(workOrderTypes, shop, types, { ids, at }),
      ...rowsToBegin(workOrderStates, states, { shop, ids, at }),
    ];
  },
});

const begun = (at: Date) => ({ created_at: at.toISOString(), updated_at: at.toISOString(), version: 1 });

/** `id, tenant_id` of the person of this transaction. */
export const ownBusiness: Statement = {
  text: `select u.id, u.tenant_id from users u where u.id = nullif(current_setting('app.user_id', true), '')::uuid`,
  values: [],
};
