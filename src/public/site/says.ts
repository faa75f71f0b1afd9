import { stateOptions, type StateCode } from '../../../schema/rules/states.ts';
import type { OrderLine } from '../../../schema/rules/orders.ts';
import { checkout, durationOf, fill, stateNameOf } from '../words.ts';

export function stateName(code: StateCode): string {
  return stateNameOf({ code, name: stateOptions.find(({ id }) => id === code)!.name });
}

/** `TS Invoice Masha, Yearly, 2 shops` */
export function lineText({ name, duration, quantity }: OrderLine): string {
  const values = { name, duration: durationOf(duration), count: String(quantity) };
  return fill(quantity === 1 ? checkout.lineOfOne : checkout.line, values);
}
