import { meaningsOf, openStatus } from '../../schema/kit/statuses.ts';
import { throughFields } from '../../schema/kit/dataSubject.ts';
import { ledgerAccounts } from '../../schema/entities/ledgerAccounts.ts';
import { say, type Sentence } from '../../schema/words/said.ts';
import { storedField, tableName } from '../db/columns.ts';
import { hasMeaning } from '../db/meanings.ts';
import { Parameters } from '../db/statement.ts';
import { snake } from '../db/table.ts';
import type { Run, Statement } from '../ports.ts';
import type { Found, Subject } from './records.ts';

/** Why nobody can be erased yet: while `condition` holds of a record `t` of theirs. */
type Hindrance = { condition: string; because: Sentence };

/** The first hindrance of each kind; null where there is none. `contacts`: the person's, of whom there may be more records than were found. */
export const hindrancesOf = async (
  run: Run,
  shop: string,
  found: readonly Found[],
  contacts: readonly string[],
): Promise<(Sentence | null)[]> => {
  const hindrances = found.map(hindranceOf);
  const results = await run(
    found.map((kind, n) => someStatement(kind, hindrances[n]?.condition ?? 'false', shop, contacts)),
  );
  return hindrances.map((hindrance, n) => (hindrance && results[n]!.rows.length ? hindrance.because : null));
};

const someStatement = (
  { entity, about, ids }: Found,
  condition: string,
  shop: string,
  contacts: readonly string[],
): Statement => {
  const parameters = new Parameters(shop);
  const theirs = [
    `t.id = any(${parameters.add(ids)}::uuid[])`,
    ...throughFields(about).map(field => {
      const { column, type } = storedField(entity, field)!;
      return `t.${column} = any(${parameters.add(contacts)}::${type}[])`;
    }),
  ];
  return parameters.statement(`select 1 from ${tableName(entity)} t
    where t.shop_id = $1 and t.deleted_at is null and (${theirs.join(' or ')}) and ${condition} limit 1`);
};

/** A message on its way needs its number; what is open is settled first, since nobody could be called about it. */
const hindranceOf = ({ entity, about }: Subject): Hindrance | null => {
  const many = { many: entity.name };
  if (about.waits) {
    const { field, in: values } = about.waits;
    const waiting = values.map(value => `'${value}'`).join(', ');
    return { condition: `t.${snake(field)} in (${waiting})`, because: say('personWaits', { many }) };
  }
  if (entity.name === ledgerAccounts.name) return { condition: isUnsettled, because: say('personOwes') };
  const open = typeof about.onErasure === 'object' && 'stays' in about.onErasure ? underWay(entity) : null;
  return open ? { condition: open, because: say('personOpen', { many }) } : null;
};

const isUnsettled = `exists (select 1 from ledger_balances b where b.shop_id = $1 and b.account_id = t.id
  group by b.unit having sum(b.debit - b.credit) <> 0)`;

const underWay = (entity: Subject['entity']): string | null => {
  if (entity.statuses) return hasMeaning(entity, meaningsOf(openStatus)!);
  const { field = '' } = entity.states ?? {};
  const active = (entity.info[field]?.options ?? []).filter(({ meaning }) => meaning === 'active');
  return active.length ? `t.${snake(field)} in (${active.map(({ id }) => `'${id}'`).join(', ')})` : null;
};
