import { creditNotes } from '../../schema/entities/creditNotes.ts';
import { debitNotes } from '../../schema/entities/debitNotes.ts';
import { pieceTransfers } from '../../schema/entities/pieceTransfers.ts';
import { quickBills } from '../../schema/entities/quickBills.ts';
import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import { linesIn } from '../../schema/kit/lineEntity.ts';
import { inputTaxes } from '../../schema/rules/ledger.ts';
import { supplyKinds, type SupplyKind } from '../../schema/rules/returns/supplies.ts';
import type { SaleLine } from '../../schema/rules/saleLines.ts';
import { can } from '../../schema/permissions.ts';
import { tableName } from '../db/columns.ts';
import { linesExpression } from '../db/lines.ts';
import { documentJoins, numberOfDocument } from '../ledger/documentNumbers.ts';
import { heldBy } from '../db/memberships.ts';
import { currentUser } from '../db/settings.ts';
import type { Statement } from '../ports.ts';

/** Days of a month: its first and its last. */
export type Days = { from: string; to: string };
/** The same, of a return that is filed under a GSTIN. */
export type Filed = Days & { gstin: string };

/** The last document of the slice before, by its entry in the books. */
export type Reached = { day: string; entry: string };

const sold = `'gstin', t.buyer_gstin, 'place', t.place_of_supply, 'discountOn', t.discount_on, 'discountPercent', t.discount_percent`;

/** A note names its bill. */
const ofBill = (entity: AnyEntity) => ({
  entity,
  pairs: `${sold}, 'bill', json_build_object('day', coalesce(t.bill_day, b.day), 'total', b.total)`,
  joins: 'join quick_bills b on b.shop_id = $1 and b.id = t.bill_id',
});

/** Of a line all that its value and its tax are reckoned from; of a transfer's what it is worth. */
const taxedFields = Object.keys({
  hsn: true,
  metal: true,
  fineness: true,
  grossWeight: true,
  stoneWeight: true,
  netWeight: true,
  rate: true,
  wastageBasis: true,
  wastagePercent: true,
  makingBasis: true,
  makingRate: true,
  makingLeast: true,
  stoneCharge: true,
  hallmarking: true,
  quantity: true,
  price: true,
  discount: true,
  schemeBonus: true,
  gst: true,
  makingGst: true,
  value: true,
  outcome: true,
} satisfies Record<keyof SaleLine | 'hsn' | 'netWeight' | 'value' | 'outcome', true>);

/** What each of them says beside its lines. */
const told: Record<SupplyKind, { entity: AnyEntity; pairs: string; joins: string }> = {
  quickBills: {
    entity: quickBills,
    pairs: sold,
    joins: '',
  },
  creditNotes: ofBill(creditNotes),
  debitNotes: ofBill(debitNotes),
  pieceTransfers: {
    entity: pieceTransfers,
    pairs: `'gstin', t.to_gstin, 'place', t.to_state_code`,
    joins: '',
  },
};

/** True for a document that was issued under the GSTIN `$n`: a shop that got another one since returns it under the old one. */
const isUnder = (gstin: string, { record, entity }: { record: string; entity: string }) =>
  `exists (select 1 from document_parties p join supplier_versions v on v.shop_id = $1 and v.id = p.supplier_version_id
          where p.shop_id = $1 and p.record_id = ${record} and p.entity = ${entity} and v.gstin = ${gstin})`;

/** True for an entry `e` whose document names no other GSTIN. Goods that arrive from another shop name none. */
const isUnderNoOther = (gstin: string) =>
  `not exists (select 1 from document_parties p join supplier_versions v on v.shop_id = $1 and v.id = p.supplier_version_id
      where p.shop_id = $1 and p.record_id = e.record_id and p.entity = e.entity and v.gstin is distinct from ${gstin})`;

const entryIsUnder = (gstin: string) => isUnder(gstin, { record: 'x.record_id', entity: 'x.entity' });

/** Documents of a kind that went into the books in these days, in the order of their entries: so a return tells what the books do. */
export const documentsStatement = (
  shop: string,
  kind: SupplyKind,
  { from, to, gstin }: Filed,
  { after, size }: { after: Reached | null; size: number },
): Statement => {
  const { entity, pairs, joins } = told[kind];
  return {
    text: `select json_build_object('entry', e.id, 'day', e.day, 'id', t.id, 'number', t.number, 'billedGst', t.billed_gst, 'total', t.total, ${pairs},
        'lines', ${linesExpression(linesIn(entity, 'lines'), '$1', taxedFields)})
      from (select x.id, x.day, x.record_id from ledger_entries x
        where x.shop_id = $1 and x.day between $2::date and $3::date and x.entity = '${entity.name}' and ${isFirst} and ${entryIsUnder('$7')}
          and ($4::date is null or (x.day, x.id) > ($4::date, $5::uuid)) order by x.day, x.id limit $6::integer) e
      join ${tableName(entity)} t on t.shop_id = $1 and t.id = e.record_id ${joins} order by e.day, e.id`,
    values: [shop, from, to, after?.day ?? null, after?.entry ?? null, size, gstin],
  };
};

/** A document may have a further entry that takes something of it back. */
const isFirst = `not exists (select 1 from ledger_entries o
          where o.shop_id = $1 and o.record_id = x.record_id and o.entity = x.entity and (o.day, o.id) < (x.day, x.id))`;

const kindList = supplyKinds.map(kind => `'${kind}'`).join(', ');

/** The GSTINs under which documents of these days were issued, the latest first. */
export const gstinsStatement = (shop: string, { from, to }: Days): Statement => ({
  text: `select json_build_object('gstin', v.gstin, 'last', max(x.day)) from ledger_entries x
      join document_parties p on p.shop_id = $1 and p.record_id = x.record_id and p.entity = x.entity
      join supplier_versions v on v.shop_id = $1 and v.id = p.supplier_version_id
    where x.shop_id = $1 and x.day between $2::date and $3::date and x.entity in (${kindList}) and v.gstin is not null
    group by v.gstin order by max(x.day) desc, v.gstin`,
  values: [shop, from, to],
});

/** How many they are. */
export const countStatement = (shop: string, { from, to, gstin }: Filed): Statement => ({
  text: `select count(*)::text from ledger_entries x where x.shop_id = $1 and x.day between $2::date and $3::date
    and x.entity in (${kindList}) and ${isFirst} and ${entryIsUnder('$4')}`,
  values: [shop, from, to, gstin],
});

/** In which schemes bills and notes of these days were issued, and which one the shop is in now. */
export const schemesStatement = (shop: string, { from, to }: Days): Statement => ({
  text: `select json_build_object('today', s.tax_scheme, 'issued', (select coalesce(json_agg(distinct d.tax_scheme), '[]') from (
      select t.tax_scheme from quick_bills t where t.shop_id = $1 and t.day between $2::date and $3::date and t.state = 'issued' and t.deleted_at is null
      union all select t.tax_scheme from credit_notes t where t.shop_id = $1 and t.day between $2::date and $3::date and t.deleted_at is null
      union all select t.tax_scheme from debit_notes t where t.shop_id = $1 and t.day between $2::date and $3::date and t.deleted_at is null) d))
    from shops s where s.shop_id = $1 and s.id = $1`,
  values: [shop, from, to],
});

/** What a dealer under the composition scheme supplied in these days, in rupees, below nought where it was taken back: each with its document. */
const suppliedInComposition = `(select t.id, 'quickBills' as entity, t.number, t.day, t.taxable as value from quick_bills t
      where t.shop_id = $1 and t.day between $2::date and $3::date and t.tax_scheme = 'composition' and t.state = 'issued' and t.deleted_at is null
      union all select t.id, 'creditNotes', t.number, t.day, - t.taxable from credit_notes t
      where t.shop_id = $1 and t.day between $2::date and $3::date and t.tax_scheme = 'composition' and t.deleted_at is null
      union all select t.id, 'debitNotes', t.number, t.day, t.taxable from debit_notes t
      where t.shop_id = $1 and t.day between $2::date and $3::date and t.tax_scheme = 'composition' and t.deleted_at is null) d`;

/** What it comes to by months: `2026-11`. */
export const compositionStatement = (shop: string, { from, to }: Days): Statement => ({
  text: `select json_build_object('month', d.month, 'value', sum(d.value)) from (
      select to_char(d.day, 'YYYY-MM') as month, d.value from ${suppliedInComposition}) d group by d.month order by d.month`,
  values: [shop, from, to],
});

/** How many documents it is, and what they come to. */
export const compositionTotals = (shop: string, { from, to }: Days): Statement => ({
  text: `select json_build_object('count', count(*), 'value', coalesce(sum(d.value), 0)) from ${suppliedInComposition}`,
  values: [shop, from, to],
});

/** Some of them, in the order of their days. */
export const compositionDocuments = (
  shop: string,
  { from, to }: Days,
  { skip, most }: { skip: number; most: number },
): Statement => ({
  text: `select json_build_object('entity', d.entity, 'id', d.id, 'number', d.number, 'day', d.day, 'taxable', d.value)
    from ${suppliedInComposition} order by d.day, d.number, d.id limit $4::integer offset $5::integer`,
  values: [shop, from, to, most, skip],
});

/** Rupees that were charged for goods and making in these days, before GST. */
export const turnoverStatement = (shop: string, { from, to }: Days): Statement => ({
  text: `select (coalesce(sum(b.credit - b.debit), 0) / 100)::text from ledger_balances b join ledger_accounts a on a.shop_id = $1 and a.id = b.account_id
    where b.shop_id = $1 and b.day between $2::date and $3::date and b.unit = 'INR' and a.kind in ('sales', 'making', 'discount')`,
  values: [shop, from, to],
});

/** Rupees that the shop says its business turned over in the last financial year; 0 where it says nothing. */
export const statedTurnoverStatement = (shop: string): Statement => ({
  text: 'select coalesce(s.turnover, 0)::text from shops s where s.shop_id = $1 and s.id = $1',
  values: [shop],
});

/** Challans that got a number in these days: pieces to another shop and on approval; pieces to be hallmarked, and metal to karigars and refineries, for job work. */
export const challansStatement = (shop: string, { from, to, gstin }: Filed): Statement => ({
  text: `select json_build_object('nature', n.nature, 'number', n.number, 'isCancelled', n.state = 'cancelled') from (
      select case when t.billed_gst = 'none' then 'challan' else 'invoice' end as nature, t.id, 'pieceTransfers' as entity, t.number, t.state from piece_transfers t
      where t.shop_id = $1 and t.sent_on between $2::date and $3::date
      union all select case t.kind when 'approval' then 'approval' else 'jobWork' end, t.id, 'pieceIssues', t.number, t.state from piece_issues t
      where t.shop_id = $1 and t.issued_on between $2::date and $3::date
      union all select 'jobWork', t.id, 'karigarIssues', t.number, t.state from karigar_issues t
      where t.shop_id = $1 and t.day between $2::date and $3::date
      union all select 'jobWork', t.id, 'meltingLots', t.number, t.state from melting_lots t
      where t.shop_id = $1 and t.day between $2::date and $3::date) n
    where n.number is not null and ${isUnder('$4', { record: 'n.id', entity: 'n.entity' })} order by n.nature, n.number`,
  values: [shop, from, to, gstin],
});

/** Paise by which entries of these days moved the accounts of input tax, each with its document. */
export const inputTaxStatement = (shop: string, { from, to, gstin }: Filed): Statement => ({
  text: `with moved as (${movedAt('to_id', 'p.amount')} union all ${movedAt('from_id', '-p.amount')}),
      summed as (select m.entry_id, ${taxAndKind.map(([name, kind]) => `coalesce(sum(m.amount) filter (where m.kind = '${kind}'), 0) as ${name}`).join(', ')}
        from moved m group by m.entry_id)
    select json_build_object('entity', e.entity, 'id', e.record_id, 'number', ${numberOfDocument}, 'day', e.day,
      ${taxAndKind.map(([name]) => `'${name}', s.${name}`).join(', ')})
    from summed s join ledger_entries e on e.shop_id = $1 and e.id = s.entry_id ${documentJoins}
    where ${isUnderNoOther('$4')} order by e.day, e.id`,
  values: [shop, from, to, gstin],
});

const taxAndKind = Object.entries(inputTaxes);

const movedAt = (side: 'to_id' | 'from_id', amount: string) =>
  `select p.entry_id, a.kind, ${amount} as amount from ledger_accounts a join ledger_postings p on p.shop_id = $1 and p.${side} = a.id and p.unit = 'INR'
    and p.day between $2::date and $3::date where a.shop_id = $1 and a.kind in (${taxAndKind.map(([, kind]) => `'${kind}'`).join(', ')})`;

/** The shops of the business with the GSTIN of this one, itself among them, and whether the person may see the books of each. Run it as the account. */
export const shopsOfGstin = (shop: string): Statement => ({
  text: `select json_build_object('id', s.id, 'name', s.name, 'gstin', s.gstin, 'mayRead', s.id = m.id or exists (
      select 1 from memberships p where p.shop_id = s.id and p.user_id = ${currentUser} and '${can.LedgerList}' = any (${heldBy('p')})))
    from shops m join shops s on s.tenant_id = m.tenant_id and s.gstin = m.gstin
    where m.id = $1 and s.deleted_at is null order by lower(s.name), s.id`,
  values: [shop],
});
