import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { shops } from '../../../../schema/entities/shops.ts';
import { formatDateTime } from '../../../format.ts';
import { Panel } from '../../../layout/home/Panel.tsx';
import { ActionButton } from '../../kit/actions/ActionButton.tsx';
import { rows } from '../rows.ts';
import { isAsked, type SupportAccess } from './calls.ts';
import { useMySupport, useReadSupportAnew } from './useSupport.ts';

/** What waits for an owner: my own questions, and those of other administrators, which I may approve in an emergency. */
export function SupportWaiting() {
  const translate = useTranslate();
  const { data } = useMySupport();
  const mine = data?.mine.filter(isAsked) ?? [];
  const others = data?.waiting ?? [];
  if (!mine.length && !others.length) return null;
  return (
    <Panel title={translate('tenancy.support.waiting')}>
      <Box component="ul" sx={{ ...rows.list, border: 0 }}>
        {mine.map(access => (
          <Waiting key={access.id} access={access}>
            {translate(`tenancy.support.emergency.${data?.hasSecond ? 'second' : 'alone'}`)}
          </Waiting>
        ))}
        {others.map(access => (
          <Waiting key={access.id} access={access} isOthers>
            {translate('tenancy.support.emergency.others')}
          </Waiting>
        ))}
      </Box>
    </Panel>
  );
}

type Props = { access: SupportAccess; isOthers?: boolean; children: string };

function Waiting({ access, isOthers = false, children }: Props) {
  const translate = useTranslate();
  const readAnew = useReadSupportAnew();
  const { id, shopId, shopName: shop, userName: who, reason, scope, hours, until } = access;
  return (
    <Box component="li" sx={line}>
      <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
        <Box sx={{ fontWeight: 600 }}>
          {translate(`tenancy.support.${isOthers ? 'asked_by' : 'asked_mine'}`, { who, shop })}
        </Box>
        <Box sx={{ typography: 'body2', color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {translate(`tenancy.support.wish.${scope}`, { smart_count: hours })}{' '}
          {translate('tenancy.support.lapses', { until: formatDateTime(until) })}{' '}
          {translate('tenancy.support.reason_is', { reason })}
        </Box>
        <Box sx={{ typography: 'body2' }}>{children}</Box>
      </Box>
      {isOthers && (
        <ActionButton
          entity={shops}
          name="approveSupport"
          size="small"
          variant="outlined"
          record={{ id: shopId, accessId: id, name: shop, who }}
          onDone={readAnew}
        />
      )}
    </Box>
  );
}

const line = { ...rows.item, flexWrap: 'wrap', alignItems: 'center', gap: 1.5, px: 2, py: 1.5 };
