import Alert from '@mui/material/Alert';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { gstRates } from '../../../schema/entities/gstRates.ts';
import {
  codesOfLines,
  taxNotices,
  type TaxedSale,
  type TaxFacts,
  type TaxNotice,
} from '../../../schema/rules/lineTax.ts';
import { isPriced } from '../../../schema/rules/saleLines.ts';
import { useSession } from '../../authProvider/useSession.ts';
import { get } from '../../dataProvider/calls.ts';
import { pathWith } from '../../dataProvider/paths.ts';
import { useShopDay } from '../../layout/rates/useShopDay.ts';
import { queryKeys } from '../../queryKeys.ts';
import { useTypedRecord } from '../kit/form/useTypedRecord.ts';
import { Asked } from '../kit/inputs/Asked.tsx';
import { useEntity } from '../kit/useEntity.ts';

type Typed = TaxedSale & { day?: string | null; gstReason?: string | null };

/** Wrong GST rates and HSN codes while a document is typed, with the reason for another rate. The server stops the same. */
export function TaxNotices({ isInvoice }: { isInvoice: boolean }) {
  const translate = useTranslate();
  const { values } = useTypedRecord();
  const typed = values as unknown as Typed;
  const notices = useNotices(typed);
  const needsReason = notices.some(({ effect }) => effect === 'needsApproval');
  return (
    <>
      {notices.map(notice => (
        <Alert
          key={`${notice.key} ${notice.line}`}
          role="status"
          severity={severityOf(notice, isInvoice)}
          sx={{ my: 1 }}
        >
          {translate(`sales.tax.${notice.key}`, notice.values)}
        </Alert>
      ))}
      {(needsReason || typed.gstReason) && <Asked name="gstReason" />}
    </>
  );
}

const severityOf = ({ effect }: TaxNotice, isInvoice: boolean) =>
  effect === 'needsApproval' || (effect === 'barsInvoice' && isInvoice) ? 'error' : 'warning';

/** None until the rates are known, and none of lines without a price. */
function useNotices(typed: Typed): TaxNotice[] {
  const today = useShopDay();
  const lines = typed.lines ?? [];
  const facts = useFacts(codesOfLines(lines).toSorted().join(','));
  if (!facts) return [];
  return taxNotices(typed, typed.day ?? today, facts).filter(({ line }) =>
    isPriced({ discount: null, ...lines[line]! }),
  );
}

function useFacts(codes: string): TaxFacts | undefined {
  const entity = useEntity();
  const { shopId } = useSession();
  const { data } = useQuery({
    queryKey: queryKeys.live(gstRates.resource, shopId, 'tax_facts', entity.resource, codes),
    queryFn: ({ signal }) =>
      get<TaxFacts>(`${pathWith(entity, `${entity.path}/tax_facts`, {})}?${new URLSearchParams({ codes })}`, {
        signal,
      }),
    placeholderData: known => known,
  });
  return data;
}
