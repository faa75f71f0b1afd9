import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { upiAddress } from '../../../schema/rules/upi.ts';
import { useSession } from '../../authProvider/useSession.ts';
import { get } from '../../dataProvider/calls.ts';
import { pathWith } from '../../dataProvider/paths.ts';
import { formatMoney } from '../../format.ts';
import { qrSvg } from '../../qrSvg.ts';
import { queryKeys } from '../../queryKeys.ts';
import { useEntity } from '../kit/useEntity.ts';

type Payee = { name: string; upiId: string | null };

/** For the customer's telephone: a payment of just that to the shop; `amount` in rupees. */
export function UpiCode({ amount }: { amount: number }) {
  const translate = useTranslate();
  const { data: payee } = usePayee();
  const address = payee?.upiId ? upiAddress(payee.upiId, payee.name, { amount, note: null }) : null;
  const { data: code } = useQuery({
    queryKey: ['qr', address],
    queryFn: () => qrSvg(address!),
    enabled: address !== null,
    staleTime: Infinity,
  });
  if (payee && !payee.upiId)
    return (
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {translate('sales.noUpi')}
      </Typography>
    );
  const label = translate('sales.scanToPay', { amount: formatMoney(amount, 'paise') });
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, flexBasis: '100%' }}>
      {code ? (
        <Box component="img" src={code} alt={label} sx={{ width: 160, height: 160, borderRadius: 1 }} />
      ) : (
        <Skeleton variant="rounded" width={160} height={160} />
      )}
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        {label}
        <br />
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {payee?.upiId}
        </Box>
      </Typography>
    </Box>
  );
}

function usePayee() {
  const entity = useEntity();
  const { shopId } = useSession();
  return useQuery({
    queryKey: queryKeys.live(entity.resource, shopId, 'payee'),
    queryFn: ({ signal }) => get<Payee>(pathWith(entity, `${entity.path}/payee`, {}), { signal }),
  });
}
