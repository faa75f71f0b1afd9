import SupportIcon from '@mui/icons-material/SupportAgentOutlined';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { shops } from '../../../../schema/entities/shops.ts';
import { useShopChoice } from '../../../layout/useShops.ts';
import { ActionButton } from '../../kit/actions/ActionButton.tsx';
import { isAsked, isOpen } from './calls.ts';
import { useMySupport, useReadSupportAnew } from './useSupport.ts';

/** Into a shop that is not one's own: asks its owner, takes that back, or goes in where it was allowed. */
export function SupportButton({ shop }: { shop: { id: string; name: string } }) {
  const translate = useTranslate();
  const { data: { mine = [] } = {} } = useMySupport();
  const readAnew = useReadSupportAnew();
  const { choose, choosing } = useShopChoice();
  const look = { size: 'small', variant: 'outlined', startIcon: <SupportIcon /> } as const;
  const own = mine.filter(access => access.shopId === shop.id);
  if (own.some(access => isOpen(access)))
    return (
      <Button
        loading={choosing === shop.id}
        loadingPosition="start"
        onClick={() => void choose(shop.id, '/home')}
        {...look}
      >
        {translate('tenancy.shops.enter')}
      </Button>
    );
  const name = own.some(isAsked) ? 'withdrawSupport' : 'askSupport';
  return <ActionButton key={name} entity={shops} name={name} record={shop} onDone={readAnew} {...look} />;
}
