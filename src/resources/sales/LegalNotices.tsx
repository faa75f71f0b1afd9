import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import { useCreatePath, useTranslate } from 'react-admin';
import { contacts } from '../../../schema/entities/contacts.ts';
import {
  cashIn,
  factsOfNobody,
  legalSentence,
  withPayments,
  type LegalFacts,
  type LegalNotice,
} from '../../../schema/rules/legalLimits.ts';
import { useShopDay } from '../../layout/rates/useShopDay.ts';
import { worded } from '../../i18n/wording.ts';
import { useTypedRecord } from '../kit/form/useTypedRecord.ts';
import { useFacts } from '../kit/useFacts.ts';

type Typed = Record<string, unknown>;
/** One of `legalLimits`, by the kind of document. */
export type Notices = (document: never, day: string, facts: LegalFacts) => readonly LegalNotice[];

/** Limits of the law that a document reaches while it is typed. The server stops what they bar. */
export function LegalNotices({ of }: { of: Notices }) {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const { typed, notices } = useNotices(of);
  const id = typed['contactId'] as string | null;
  return notices.map(notice => (
    <Alert
      key={notice.key}
      role="status"
      severity={notice.bars ? 'error' : 'warning'}
      sx={{ my: 1 }}
      action={
        id &&
        asPerson.has(notice.key) && (
          <Link href={createPath({ resource: contacts.name, id, type: 'edit' })} target="_blank" sx={{ p: 1 }}>
            {translate('sales.openPerson')}
          </Link>
        )
      }
    >
      {worded(legalSentence(notice))}
    </Alert>
  ));
}

/** Mended in the data of the person. */
const asPerson: ReadonlySet<LegalNotice['key']> = new Set([
  'panNeeded',
  'addressNeeded',
  'creditBarred',
  'creditAbove',
]);

function useNotices(of: Notices) {
  const { values, reckoned } = useTypedRecord();
  const typed: Typed = { ...values, ...reckoned.totals };
  const today = useShopDay();
  const day = (typed['day'] as string | null) ?? today;
  const payments = paymentsOf(typed);
  const facts = useLegalFacts(typed, day, cashIn(payments));
  return {
    typed,
    notices: facts ? of(typed as never, day, withPayments(facts, payments, typed['due'] as number | null)) : [],
  };
}

type Payments = Parameters<typeof withPayments>[1];
/** A receipt is one payment. */
const paymentsOf = (typed: Typed): Payments =>
  ('payments' in typed ? typed['payments'] : [{ way: typed['way'], amount: typed['amount'] }]) as Payments;

/** Undefined until they are known. The facts of one person do not stand in for those of another. */
function useLegalFacts(typed: Typed, day: string, cash: number): LegalFacts | undefined {
  const { contactId, salesOrderId } = typed as Record<string, string | null | undefined>;
  const person = `contactId=${contactId}`;
  const facts = useFacts<LegalFacts>(
    'legal_facts',
    {
      day,
      ...(contactId && { contactId }),
      ...(salesOrderId && { salesOrderId }),
      ...(cash && { cash: String(cash) }),
    },
    {
      of: contacts.name,
      enabled: Boolean(contactId),
      placeholderData: (known, before) => (String(before?.queryKey.at(-1)).includes(person) ? known : undefined),
    },
  );
  return contactId ? facts : factsOfNobody;
}
