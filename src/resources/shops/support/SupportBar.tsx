import SupportIcon from '@mui/icons-material/SupportAgentOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { shops } from '../../../../schema/entities/shops.ts';
import { setSession } from '../../../authProvider/session.ts';
import { formatDateTime } from '../../../format.ts';
import { noticeBar } from '../../../theme/noticeBar.ts';
import { lazyView } from '../../kit/lazyView.tsx';
import type { SupportAccess } from './calls.ts';
import { useReadSupportAnew, useSupport, type Support } from './useSupport.ts';

/** It stands on every page, which the code of forms must not hold up. */
const ActionButton = lazyView(
  async () => (await import('../../kit/actions/ActionButton.tsx')).ActionButton<typeof shops>,
  null,
);

/** Over every page of a shop that support asks to enter or is in, by hand: who, until when, and for both sides the way out. */
export function SupportBar() {
  const translate = useTranslate();
  const support = useSupport();
  if (!support) return null;
  return (
    <Box role="status" sx={{ ...noticeBar, flexWrap: 'wrap' }}>
      <SupportIcon sx={{ fontSize: 20, color: 'gold.main' }} />
      {support.kind === 'over' ? (
        <Box sx={{ flex: 1 }}>{translate('tenancy.support.over')}</Box>
      ) : (
        <About kind={support.kind} access={support.access} />
      )}
      <Way support={support} />
    </Box>
  );
}

/** What whoever reads it does next: leave, put out, or answer. */
function Way({ support }: { support: Support }) {
  const translate = useTranslate();
  const readAnew = useReadSupportAnew();
  if (support.kind === 'over')
    return (
      <Button size="small" variant="outlined" onClick={() => leaveShop('/shops')}>
        {translate('tenancy.support.leave')}
      </Button>
    );
  if (support.kind === 'asked')
    return (
      <Button size="small" variant="outlined" component={Link} to="/support_access">
        {translate('tenancy.support.answer')}
      </Button>
    );
  const { shopId: id, id: accessId } = support.access;
  const shared = { entity: shops, size: 'small', record: { id, accessId } } as const;
  return support.kind === 'mine' ? (
    <ActionButton {...shared} name="endSupport" onDone={() => leaveShop('/shops')} />
  ) : (
    <ActionButton {...shared} name="stopSupport" onDone={readAnew} />
  );
}

function About({ kind, access }: { kind: 'mine' | 'theirs' | 'asked'; access: SupportAccess }) {
  const translate = useTranslate();
  const { userName: who, shopName: shop, until, reason, scope, showsPersonal } = access;
  return (
    <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
      {translate(`tenancy.support.${kind}`, { who, shop, until: formatDateTime(until) })}{' '}
      {translate(`tenancy.support.limits.${scope}`)}{' '}
      {kind !== 'asked' && !showsPersonal && `${translate('tenancy.support.is_masked')} `}
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
