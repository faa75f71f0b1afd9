import { useGetList } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { gstRates, type GstRateRow } from '../../../../schema/entities/gstRates.ts';
import { gstRateOn } from '../../../../schema/rules/gstRates.ts';
import { useMay } from '../../kit/useMay.ts';
import { shopToday } from '../../../serverClock.ts';

/** What to propose for the HSN code in the form; undefined while that is not known or nothing is asked. */
export function useGstProposal(): { code: string; row: GstRateRow | null } | undefined {
  const mayList = useMay(gstRates.resource, 'list');
  const code = ((useWatch({ name: 'hsncode' }) as string | null) ?? '').trim();
  const isWhole = /^\d{4,8}$/.test(code);
  const { data } = useGetList<GstRateRow>(
    gstRates.resource,
    { pagination: { page: 1, perPage: 0 }, sort: { field: 'hsn', order: 'ASC' }, filter: {} },
    { enabled: mayList && isWhole, staleTime: 60_000 },
  );
  if (!isWhole || !data) return undefined;
  return { code, row: gstRateOn(data, code, shopToday()) };
}
