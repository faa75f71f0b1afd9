import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { chitMembers } from '../../../schema/entities/chitMembers.ts';
import { can } from '../../../schema/permissions.ts';
import type { Reminders } from '../../../schema/rules/chitReplies.ts';
import { useCan } from '../../authProvider/useSession.ts';
import { Arriving } from '../../books/Arriving.tsx';
import { get, post } from '../../dataProvider/calls.ts';
import { shopPath } from '../../dataProvider/paths.ts';
import { formatDate } from '../../format.ts';
import { queryKeys } from '../../queryKeys.ts';
import { ToTell } from '../messaging/ToTell.tsx';

/** `/scheme_reminders`: who is to be told of an instalment or of a last day, and is not told by the shop's template. */
export function SchemeReminders() {
  const translate = useTranslate();
  const mayTell = useCan()(can.ChitMemberAdd);
  const { data, error } = useQuery({
    queryKey: queryKeys.reminders,
    queryFn: ({ signal }) => get<Reminders>(shopPath('chit_reminders/open'), { signal }),
  });
  return (
    <Arriving error={error}>
      {data && (
        <ToTell
          {...data}
          hint={translate(`chits.remind.${data.isSent ? 'isSent' : 'byHand'}`)}
          none={translate('chits.remind.none')}
          shownOf={({ memberId, passbook, kind, day }) => ({
            record: { path: `/${chitMembers.resource}/${memberId}/show`, name: passbook },
            detail: `${translate(`chits.remind.kind.${kind}`)} · ${formatDate(day)}`,
          })}
          tell={mayTell ? tell : undefined}
          queryKey={queryKeys.reminders}
        />
      )}
    </Arriving>
  );
}

const tell = ({ id }: Reminders['items'][number]) =>
  post(shopPath(`chit_reminders/${encodeURIComponent(id)}/tell`), {});
