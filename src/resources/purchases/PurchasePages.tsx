import { taxedLinesOfPurchase, taxNoticesOfPurchase } from '../../../schema/rules/lineTax.ts';
import { useShopDay } from '../../layout/rates/useShopDay.ts';
import { useTypedRecord } from '../kit/form/useTypedRecord.ts';
import { Field } from '../kit/inputs/inputs.tsx';
import type { KindInputProps } from '../kit/inputs/kindInput.ts';
import { EntityCreate } from '../kit/pages/EntityCreate.tsx';
import { EntityEdit } from '../kit/pages/EntityEdit.tsx';
import { TaxNoticeList } from '../sales/TaxNotices.tsx';
import { useTaxFacts } from '../sales/useTaxFacts.ts';

export const NewPurchase = () => <EntityCreate inputs={inputs} />;
export const EditPurchase = () => <EntityEdit inputs={inputs} />;

type Typed = Parameters<typeof taxNoticesOfPurchase>[0] & { billDay?: string | null };

/** The goods of a purchase, and below them the lines whose GST rate is not that of the bill's day. */
function PurchaseLines(props: KindInputProps) {
  const { values } = useTypedRecord();
  const typed = values as unknown as Typed;
  const today = useShopDay();
  const facts = useTaxFacts(taxedLinesOfPurchase(typed));
  const notices = facts ? taxNoticesOfPurchase(typed, typed.billDay ?? today, facts) : [];
  return (
    <>
      <Field {...props} />
      <TaxNoticeList notices={notices} severityOf={() => 'warning'} />
    </>
  );
}

const inputs = { lines: PurchaseLines };
