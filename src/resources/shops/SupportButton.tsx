import SupportIcon from '@mui/icons-material/SupportAgentOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useShopChoice } from '../../layout/useShops.ts';
import { isOpen } from './calls.ts';
import { SupportDialog } from './SupportDialog.tsx';
import { useMySupport } from './useSupport.ts';

/** Into a shop that is not one's own: with a reason, or straight back where an access is still open. */
export function SupportButton({ shop }: { shop: { id: string; name: string } }) {
  const translate = useTranslate();
  const { data: mine = [] } = useMySupport();
  const { choose, choosing } = useShopChoice();
  const [isAsking, setAsking] = useState(false);
  const isInside = mine.some(access => access.shopId === shop.id && isOpen(access));
  const go = () => (isInside ? void choose(shop.id, '/home') : setAsking(true));
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        startIcon={<SupportIcon />}
        loading={choosing === shop.id}
        loadingPosition="start"
        onClick={go}
      >
        {translate(isInside ? 'tenancy.shops.enter' : 'tenancy.support.open')}
      </Button>
      {isAsking && <SupportDialog shop={shop} onClose={() => setAsking(false)} />}
    </>
  );
}
