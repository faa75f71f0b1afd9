import SupportIcon from '@mui/icons-material/SupportAgentOutlined';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { shops } from '../../../schema/entities/shops.ts';
import { chooseShop } from '../../authProvider/account.ts';
import { useShopChoice } from '../../layout/useShops.ts';
import { ActionButton } from '../kit/actions/ActionButton.tsx';
import { isOpen } from './calls.ts';
import { useMySupport } from './useSupport.ts';

/** Into a shop that is not one's own: with a reason, or straight back where an access is still open. */
export function SupportButton({ shop }: { shop: { id: string; name: string } }) {
  const translate = useTranslate();
  const { data: mine = [] } = useMySupport();
  const { choose, choosing } = useShopChoice();
  const look = { size: 'small', variant: 'outlined', startIcon: <SupportIcon /> } as const;
  if (!mine.some(access => access.shopId === shop.id && isOpen(access)))
    return (
      <ActionButton
        entity={shops}
        name="askSupport"
        record={shop}
        onDone={() => chooseShop(shop.id, '/home')}
        {...look}
      />
    );
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
}
