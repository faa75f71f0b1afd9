import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import { useQuery } from '@tanstack/react-query';
import { useCreatePath, useTranslate } from 'react-admin';
import { contacts } from '../../../schema/entities/contacts.ts';
import { factsOfNobody, withPayments, type LegalFacts, type LegalNotice } from '../../../schema/rules/legalLimits.ts';
import { useSession } from '../../authProvider/useSession.ts';
import { get } from '../../dataProvider/calls.ts';
import { pathWith } from '../../dataProvider/paths.ts';
import { useShopDay } from '../../layout/rates/useShopDay.ts';
import { queryKeys } from '../../queryKeys.ts';
import { useTypedRecord } from '../kit/form/useTypedRecord.ts';
import { useEntity } from '../kit/useEntity.ts';

type Typed = Record<string, unknown>;
/** As `legalLimits` has it of each kind of document. */
export type Notices = (document: never, day: string, facts: LegalFacts) => readonly LegalNotice[];

/** What the law says to a document while it is typed; the server stops what it bars. */
export function LegalNotices({ of }: { of: Notices }) {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const { typed, notices } = useNotices(of);
  const id = typed['contactId'] as string | null;
  return notices.map(({ key, bars, limit }) => (
    <Alert
      key={key}
      role="status"
      severity={bars ? 'error' : 'warning'}
      sx={{ my: 1 }}
      action={
        id &&
        asPerson.has(key) && (
          <Link href={createPath({ resource: contacts.name, id, type: 'edit' })} target="_blank" sx={{ p: 1 }}>
            {translate('sales.openPerson')}
          </Link>
        )
      }
    >
      {translate(`sales.law.${key}`, { limit: limit.toLocaleString('en-IN') })}
    </Alert>
  ));
}

/** What the data of the person settle. */
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
  const facts = useFacts(typed, day);
  const payments = typed['payments'] as Parameters<typeof withPayments>[1];
  return {
    typed,
    notices: facts ? of(typed as never, day, withPayments(facts, payments, typed['due'] as number | null)) : [],
  };
}

/** Undefined until they are known. */
function useFacts(typed: Typed, day: string): LegalFacts | undefined {
  const entity = useEntity();
  const { shopId } = useSession();
  const { contactId, salesOrderId } = typed as Record<string, string | null | undefined>;
  const asked = new URLSearchParams({ day, ...(contactId && { contactId }), ...(salesOrderId && { salesOrderId }) });
  const { data } = useQuery({
    queryKey: queryKeys.live(contacts.name, shopId, 'legal_facts', entity.resource, String(asked)),
    queryFn: ({ signal }) =>
      get<LegalFacts>(`${pathWith(entity, `${entity.path}/legal_facts`, {})}?${asked}`, { signal }),
    enabled: Boolean(contactId),
  });
  return contactId ? data : factsOfNobody;
}
