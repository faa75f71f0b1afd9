import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import { uuidPattern } from '../../schema/kit/shape.ts';
import type { Statement, Value } from '../ports.ts';
import { currentUser, seesAll } from './settings.ts';
import { snake } from './table.ts';

/** In place of a shop: all of them. Only the context for reading over all shops lets such a statement see anything. */
export const everyShop = null;
export type Place = string | typeof everyShop;

/** Collects a statement's values; `$1` is the shop. */
export class Parameters {
  readonly values: Value[];
  constructor(shop: Place) {
    this.values = [shop];
  }
  /** The condition that keeps the rows `t` in the shop. */
  get inPlace(): string {
    return this.values[0] === everyShop ? '$1::uuid is null' : 't.shop_id = $1';
  }
  /** The placeholder of a new value. */
  add(value: Value): string {
    return `$${this.values.push(value)}`;
  }
  statement(text: string): Statement {
    return { text, values: this.values };
  }
}

/** Of a personal entity's rows `t` those of whoever the transaction is for: its second wall beside the policy. */
export const ofMine = ({ personal }: { personal?: boolean | { unless: string } }): string => {
  if (!personal) return '';
  const mine = `t.user_id = ${currentUser}`;
  return ` and ${typeof personal === 'object' ? `(${mine} or ${seesAll(personal.unless)})` : mine}`;
};

export const isUuid = (value: string) => uuidPattern.test(value);
/**
 * Whether a row that is looked up by its id is no trash. Not `is null`: that lets the planner read an index of the live rows by their
 * shop alone, which it does as long as it has not counted a table that grows.
 */
export const isLive = (row: string): string => `num_nulls(${row}.deleted_at) = 1`;

/** ` and …`: somebody may take row `t` out of the trash. One that was emptied for a person who is erased stays there. */
export const isRestorable = ({ dataSubject }: AnyEntity): string =>
  dataSubject?.whereNamed ? ` and t.${snake(dataSubject.whereNamed.at)} is null` : '';

/** Stands for whatever has no shop, and for shops whose id cannot be one: nobody is a member of it. */
export const noShop = '00000000-0000-0000-0000-000000000000';
/** No id made at `at` or later is smaller: an id begins with its time. */
export const firstIdAt = (at: Date): string => {
  const stamp = Math.max(0, at.getTime()).toString(16).padStart(12, '0');
  return `${stamp.slice(0, 8)}-${stamp.slice(8)}-7000-8000-000000000000`;
};
