import Box from '@mui/material/Box';
import { useQueryClient } from '@tanstack/react-query';
import { useRecordContext, useTranslate } from 'react-admin';
import { shops } from '../../../schema/entities/shops.ts';
import { can } from '../../../schema/permissions.ts';
import { formFields, givenFields } from '../../../schema/kit/validate.ts';
import { useCan, useSession } from '../../authProvider/useSession.ts';
import { useMyShops } from '../../layout/useShops.ts';
import { EntityEdit } from '../kit/pages/EntityEdit.tsx';
import { without } from '../kit/form/without.ts';
import { NoticeTemplate } from '../messaging/NoticeTemplate.tsx';
import type { ShopRecord } from './AllShops.tsx';
import { TakeOut } from './archives/TakeOut.tsx';
import { StatusChip } from './StatusChip.tsx';
import { StateInput } from './StateInput.tsx';
import { queryKeys } from '../../queryKeys.ts';

const inputs = { stateCode: StateInput };
/** The rate board is switched on beside the rates. */
const fields = without(formFields(shops, 'update'), 'ratesPublic');
const facts = without(givenFields(shops), ...(shops.readOnly ?? []));

/** It stays open after saving: a shop is set up in several goes. */
export function EditShop() {
  const client = useQueryClient();
  // Its name stands in the frame too.
  const onSaved = () => void client.invalidateQueries({ queryKey: queryKeys.shopsOfAll });
  return (
    <EntityEdit stays fields={fields} facts={facts} inputs={inputs} onSaved={onSaved} aside={<BesideShop />}>
      <ShopStatus />
    </EntityEdit>
  );
}

function BesideShop() {
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <NoticeTemplateOfShop />
      <TakeOutShop />
    </Box>
  );
}

/** The shop that one is in, by whoever may. */
function TakeOutShop() {
  const { id } = useRecordContext<ShopRecord>()!;
  const { shopId } = useSession();
  const mayTakeOut = useCan()(can.ArchiveExport);
  return mayTakeOut && shopId === id ? <TakeOut shopId={shopId} /> : null;
}

/** For whoever works there or is in it for support: an administrator who only looks over the shops may not ask. */
function NoticeTemplateOfShop() {
  const { id } = useRecordContext<ShopRecord>()!;
  const { shopId } = useSession();
  const { data: mine } = useMyShops();
  const isInside = shopId === id || mine?.some(shop => shop.id === id);
  return isInside ? (
    <>
      <NoticeTemplate shopId={String(id)} of="notices" />
      <NoticeTemplate shopId={String(id)} of="reminders" />
    </>
  ) : null;
}

/** How the shop stands, and what that means. */
function ShopStatus() {
  const translate = useTranslate();
  const shop = useRecordContext<ShopRecord>()!;
  return (
    <Box sx={statusRow}>
      <StatusChip status={shop.status} />
      <Box sx={{ flex: '1 1 240px', typography: 'body2', color: 'text.secondary' }}>
        {shop.status !== 'Approved' && translate(`tenancy.status_note.${shop.status}`)}
      </Box>
    </Box>
  );
}

const statusRow = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 3 };
