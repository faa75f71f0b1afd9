import { company } from '../company.ts';

/** Orders are reckoned with the GST of the company's state: so does whoever bills them. */
export const billsForCompany = ({
  gstin,
  stateCode,
  taxScheme,
}: {
  gstin: string | null;
  stateCode: string | null;
  taxScheme: string | null;
}): boolean => gstin !== null && stateCode === company.stateCode && taxScheme === 'regular';
