import SupportIcon from '@mui/icons-material/SupportAgentOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { shops } from '../../../schema/entities/shops.ts';
import { setSession } from '../../authProvider/session.ts';
import { formatDateTime } from '../../format.ts';
import { noticeBar } from '../../theme/noticeBar.ts';
import { lazyView } from '../kit/lazyView.tsx';
import type { SupportAccess } from './calls.ts';
import { useSupport } from './useSupport.ts';

/** It stands on every page, which the code of forms must not hold up. */
const ActionButton = lazyView(
  async () => (await import('../kit/actions/ActionButton.tsx')).ActionButton<typeof shops>,
  null,
);

/** Over every page of a shop into which somebody of the platform looks, by hand: who, until when, and for that person the way out. */
export function SupportBar() {
  const translate = useTranslate();
  const support = useSupport();
  if (!support) return null;
  return (
    <Box role="status" sx={noticeBar}>
      <SupportIcon sx={{ fontSize: 20, color: 'gold.main' }} />
      {support.kind === 'over' ? (
        <Box sx={{ flex: 1 }}>{translate('tenancy.support.over')}</Box>
      ) : (
        <Told kind={support.kind} access={support.access} />
      )}
      {support.kind === 'mine' && (
        <ActionButton
          entity={shops}
          name="endSupport"
          size="small"
          record={{ id: support.access.shopId }}
          onDone={() => leaveShop('/shops')}
        />
      )}
      {support.kind === 'over' && (
        <Button size="small" variant="outlined" onClick={() => leaveShop('/shops')}>
          {translate('tenancy.support.leave')}
        </Button>
      )}
    </Box>
  );
}

function Told({ kind, access }: { kind: 'mine' | 'theirs'; access: SupportAccess }) {
  const translate = useTranslate();
  const { userName: who, shopName: shop, until, reason } = access;
  return (
    <Box sx={{ flex: 1, minWidth: 0 }}>
      {translate(`tenancy.support.${kind}`, { who, shop, until: formatDateTime(until) })}{' '}
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {translate('tenancy.support.reason_is', { reason })}
      </Box>
    </Box>
  );
}

/** The app starts afresh in no shop, at the address `to`. */
function leaveShop(to: string): void {
  history.pushState(null, '', to);
  setSession({ shopId: null, permissions: [] });
}
