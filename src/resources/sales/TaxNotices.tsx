import Alert, { type AlertColor } from '@mui/material/Alert';
import { taxNotices, type TaxedSale, type TaxNotice } from '../../../schema/rules/lineTax.ts';
import { isPriced } from '../../../schema/rules/saleLines.ts';
import { say } from '../../../schema/words/said.ts';
import { worded } from '../../i18n/wording.ts';
import { useShopDay } from '../../layout/rates/useShopDay.ts';
import { useTypedRecord } from '../kit/form/useTypedRecord.ts';
import { AskedWhen } from '../kit/inputs/Asked.tsx';
import { useTaxFacts } from './useTaxFacts.ts';

type Typed = TaxedSale & { day?: string | null; gstReason?: string | null };

/** Wrong GST rates and HSN codes while a document is typed, with the reason for another rate. The server stops the same. */
export function TaxNotices({ isInvoice }: { isInvoice: boolean }) {
  const { values } = useTypedRecord();
  const typed = values as unknown as Typed;
  const notices = useNotices(typed);
  const needsReason = notices.some(({ effect }) => effect === 'needsApproval');
  return (
    <>
      <TaxNoticeList notices={notices} severityOf={notice => severityOf(notice, isInvoice)} />
      <AskedWhen name="gstReason" isAsked={needsReason || Boolean(typed.gstReason)} />
    </>
  );
}

type ListProps = { notices: readonly TaxNotice[]; severityOf: (notice: TaxNotice) => AlertColor };

export function TaxNoticeList({ notices, severityOf: severity }: ListProps) {
  return notices.map(notice => (
    <Alert key={`${notice.key} ${notice.line}`} role="status" severity={severity(notice)} sx={{ my: 1 }}>
      {worded(say(notice.key, notice.values))}
    </Alert>
  ));
}

const severityOf = ({ effect }: TaxNotice, isInvoice: boolean) =>
  effect === 'needsApproval' || (effect === 'barsInvoice' && isInvoice) ? 'error' : 'warning';

/** None until the rates are known, and none of lines without a price. */
function useNotices(typed: Typed): TaxNotice[] {
  const today = useShopDay();
  const lines = typed.lines ?? [];
  const facts = useTaxFacts(lines);
  if (!facts) return [];
  return taxNotices(typed, typed.day ?? today, facts).filter(({ line }) =>
    isPriced({ discount: null, ...lines[line]! }),
  );
}
