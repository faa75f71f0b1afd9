import { customerSubscriptions, type CustomerSubscription } from '../../schema/entities/customerSubscriptions.ts';
import { shopDay } from '../../schema/kit/shopDay.ts';
import { movesOn, spanOfTerms, withTerms, type BoughtTerm } from '../../schema/rules/customerSubscriptions.ts';
import { insertStatement } from '../db/write.ts';
import type { Scene } from '../hooks/hooks.ts';
import type { Statement } from '../ports.ts';

/** The states, spans and terms of some, locked in one order. `which`: SQL about `s`, whose values begin with `$2`. */
export const heldStatement = (shop: string, which: string, values: Statement['values']): Statement => ({
  text: `select coalesce(json_agg(h order by h.id), '[]') from (select s.id, s.state, s.starts_on as "startsOn", s.ends_on as "endsOn", s.terms,
      s.name, s.contact_id as "contactId", s.bill_id as "billId"
    from customer_subscriptions s where s.shop_id = $1 and s.deleted_at is null and ${which} order by s.id for update of s) h`,
  values: [shop, ...values],
});

export type Held = Pick<
  CustomerSubscription,
  'id' | 'name' | 'contactId' | 'billId' | 'startsOn' | 'endsOn' | 'terms' | 'state'
>;
export const heldIn = (rows: readonly (readonly (string | null)[])[]): Held[] => JSON.parse(rows[0]![0]!) as Held[];

export type Wanted = {
  contactId: string;
  productId: string;
  /** The product's name, as it is sold. */
  product: string;
  bought: BoughtTerm;
  count: number;
  /** The first day, where nothing runs that it follows. */
  day: string;
  billId: string | null;
};

/** So many terms more of what a customer holds of a product, else a subscription that begins. Its customer is locked: two tills come one after the other. */
export const holdTerms = (wanted: Wanted, scene: Scene): Statement => {
  const { contactId, productId, day } = wanted;
  const which = `s.contact_id = $2::uuid and s.product_id = $3::uuid and s.state in ('pending', 'active') and s.ends_on >= $4::date`;
  return {
    ...heldStatement(scene.shop, which, [contactId, productId, day]),
    next: ({ rows }) => {
      const [longest] = heldIn(rows).toSorted((one, other) => (one.endsOn < other.endsOn ? 1 : -1));
      return longest ? renew(longest, wanted, scene) : begin(wanted, scene);
    },
  };
};

const renew = ({ id, terms }: Held, { bought, count, day, billId }: Wanted, { change }: Scene): Statement[] => {
  const all = withTerms(terms, bought, { count, day });
  return change(customerSubscriptions, [id], { ...spanOfTerms(all), terms: all, ...(billId && { billId }) });
};

const begin = (wanted: Wanted, scene: Scene): Statement[] => {
  const { contactId, productId, product, bought, count, day, billId } = wanted;
  const { shop, at, ids } = scene;
  const terms = withTerms([], bought, { count, day });
  const span = spanOfTerms(terms);
  const row = {
    id: ids.next(),
    name: product,
    contactId,
    productId,
    ...span,
    billId,
    terms,
    toldUntil: null,
    cancelReason: null,
    state: 'pending',
  };
  return [
    insertStatement(customerSubscriptions, shop, [row], at),
    scene.made(customerSubscriptions, [row.id]),
    ...moveOn({ ...row, state: 'pending' }, scene),
  ];
};

/** Leads one that is locked on to where the clock has it. */
export const moveOn = (held: Pick<Held, 'id' | 'state' | 'startsOn' | 'endsOn'>, { at, transit }: Scene): Statement[] =>
  movesOn(held as Parameters<typeof movesOn>[0], shopDay(at)).flatMap(name =>
    transit(customerSubscriptions, name, [{ id: held.id }]),
  );
