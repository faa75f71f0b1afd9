import { snake } from '../db/table.ts';
import type { Column } from '../db/table.ts';

/** The facts of a shop that its documents keep, by their names in `shops`. The address for payments by UPI is not among them: money goes where it is taken today. */
export const supplierFacts = {
  name: 'text',
  address: 'text',
  city: 'text',
  pin: 'text',
  stateCode: 'text',
  phoneNo: 'text',
  email: 'text',
  gstin: 'text',
  logo: 'uuid',
  signature: 'uuid',
  signatory: 'text',
  billTerms: 'text',
} as const;
export type SupplierFact = keyof typeof supplierFacts;

export const supplierFactNames = Object.keys(supplierFacts) as SupplierFact[];

/** The facts of the other party that documents keep, each with the field of the contact that it is read from. */
export const otherFacts = {
  name: 'name',
  organization: 'organization',
  address: 'address',
  city: 'city',
  pin: 'pin',
  stateCode: 'stateCode',
  gstin: 'gstin',
  pan: 'pan',
  phone: 'mobileNo',
} as const;
export type OtherFact = keyof typeof otherFacts;

export const otherFactNames = Object.keys(otherFacts) as OtherFact[];

/** A shop without a name writes no documents, and every other fact may be lacking. */
export const supplierColumns: Column[] = supplierFactNames.map(name => ({
  name: snake(name),
  type: supplierFacts[name],
  ...(name !== 'name' && { nullable: true }),
}));

export const otherColumns: Column[] = otherFactNames.map(name => ({ name: snake(name), type: 'text', nullable: true }));

/** The id of a version follows from its facts, so that a shop has each version once. `of` is a row of `shops`. */
export const supplierVersionId = (of: string): string =>
  `substr(encode(sha256(convert_to(json_build_array(${supplierFactNames.map(name => `${of}.${snake(name)}`).join(', ')})::text, 'UTF8')), 'hex'), 1, 32)::uuid`;
