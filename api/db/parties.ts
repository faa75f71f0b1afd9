import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import { frozenParties } from '../../schema/kit/parties.ts';

/** Joins the parties that a document keeps, as `parties`. Drafts keep none. */
export const partiesJoin = ({ name }: AnyEntity, of = 't'): string =>
  ` left join document_parties parties on parties.shop_id = $1 and parties.record_id = ${of}.id and parties.entity = '${name}'`;

/** Joins the shop as it was, as `supplier`, behind `partiesJoin`. */
export const supplierJoin =
  ' left join supplier_versions supplier on supplier.shop_id = $1 and supplier.id = parties.supplier_version_id';

/** The frozen value of a document that keeps its parties, else the live one. */
export const frozenOr = (frozen: string, live: string): string =>
  `case when parties.record_id is null then ${live} else ${frozen} end`;

/** True for the reference of a document to its other party. */
export const isOtherParty = (entity: AnyEntity | undefined, field: string): boolean =>
  entity !== undefined && frozenParties(entity)?.other === field;
