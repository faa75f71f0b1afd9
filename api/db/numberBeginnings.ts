import { invalid } from '../../schema/errors.ts';
import { entities } from '../../schema/entities/index.ts';
import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import { say } from '../../schema/words/said.ts';
import type { Statement } from '../ports.ts';
import type { Table } from './table.ts';
import { table, text, to, uuid } from './tableWords.ts';

/**
 * The beginnings of the numbers of shops with a GSTIN: prefix, kind and letter of the till, `RA/BA`, in upper case. A shop keeps the beginnings that
 * it had before once it has given a number, because documents bear them.
 */
export const numberBeginnings: Table = table(
  'platform',
  'number_beginnings',
  ['tenant_id', 'gstin', 'beginning'],
  [uuid('tenant_id'), text('gstin'), text('beginning'), uuid('shop_id')],
  {
    checks: [{ name: 'number_beginnings_upper', condition: 'beginning = upper(beginning)' }],
    foreignKeys: [to('number_beginnings', 'tenant'), to('number_beginnings', 'shop')],
    indexes: [{ name: 'number_beginnings_shop_id_idx', columns: ['shop_id'] }],
  },
);

const kinds = () => {
  const all = Object.values(entities as Record<string, AnyEntity>).flatMap(({ series }) => series ?? []);
  const prefixes = (ofTills: boolean) =>
    all.flatMap(({ prefix, till }) => (!ofTills || till ? [prefix.toUpperCase()] : [])).sort();
  return { all: prefixes(false), ofTills: prefixes(true) };
};

const claim = (chooses: boolean): Pick<Statement, 'text' | 'values'> => {
  const { all, ofTills } = kinds();
  return { text: `select claim_number_beginnings($1::text[], $2::text[], ${chooses})`, values: [all, ofTills] };
};

/** Claims the beginnings of the shop's numbers. Stops at the field with the name of the shop that has one of them, if the person works there. */
export const claimNumberBeginnings = (field: 'seriesPrefix' | 'letter'): Statement => ({
  ...claim(false),
  next: ({ rows }) => {
    const other = rows[0]![0];
    if (other == null) return [];
    throw invalid({ [field]: other ? say('numbersOfShop', { shop: other }) : say('numbersOfOtherShop') });
  },
});

/** The same where nobody is asked: a shop whose prefix is taken gets a free one. */
export const chooseNumberBeginnings = (): Statement => claim(true);
