import { ledgerUnits } from '../../schema/rules/ledger.ts';

const smallest = ledgerUnits.map(({ id, scale }) => `when ${'unit'} = '${id}' then ${(10 ** -scale).toFixed(scale)}`);

/** Whole numbers of a unit's smallest part as people read them: rupees with two decimals, grams and carats with three. */
export const readable = (amount: string, unit = 'unit'): string =>
  `(${amount} * case ${smallest.map(each => each.replace('unit', unit)).join(' ')} end)`;
