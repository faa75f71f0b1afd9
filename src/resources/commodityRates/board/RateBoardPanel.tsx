import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useGetOne, useTranslate, useUpdate } from 'react-admin';
import { shops, type Shop } from '../../../../schema/entities/shops.ts';
import { can } from '../../../../schema/permissions.ts';
import { useCan, useSession } from '../../../authProvider/useSession.ts';
import { Panel } from '../../../layout/home/Panel.tsx';
import { AddressField } from '../../kit/AddressField.tsx';
import { useErrorHandling } from '../../../layout/useErrorHandling.ts';

/** The page for the screen in the shop: on or off, and where it is. For whoever may change the shop itself. */
export function RateBoardPanel() {
  const may = useCan();
  return may(can.ShopList) && may(can.ShopEdit) ? <OfMyShop /> : null;
}

function OfMyShop() {
  const translate = useTranslate();
  const { shopId } = useSession();
  const { data: shop } = useGetOne<Shop>(shops.resource, { id: shopId ?? '' }, { enabled: shopId !== null });
  const { isPending, change } = useSwitch(shop);
  if (!shop) return null;
  return (
    <Panel title={translate('rates.board.title')}>
      <Box sx={{ p: 2, display: 'grid', gap: 1.5 }}>
        <Typography variant="body2" sx={{ color: 'text.secondary', maxWidth: 640 }}>
          {translate('rates.board.hint')}
        </Typography>
        <FormControlLabel
          control={<Switch checked={shop.ratesPublic} disabled={isPending} onChange={(_, is) => void change(is)} />}
          label={translate('rates.board.show')}
        />
        {shop.ratesPublic && <AddressField label={translate('rates.board.address')} path={`/rate_board/${shop.id}`} />}
        {shop.ratesPublic && shop.status !== 'Approved' && (
          <Typography variant="body2">{translate('rates.board.pending')}</Typography>
        )}
      </Box>
    </Panel>
  );
}

/** Without a version: whatever else somebody changes about the shop meanwhile stays. */
function useSwitch(shop: Shop | undefined) {
  const [update, { isPending }] = useUpdate();
  const { actionError } = useErrorHandling();
  const change = async (ratesPublic: boolean): Promise<void> => {
    try {
      const params = { id: shop!.id, data: { ratesPublic }, previousData: shop };
      await update(shops.resource, params, { returnPromise: true });
    } catch (error) {
      actionError(error, { retry: () => void change(ratesPublic) });
    }
  };
  return { isPending, change };
}
