import DialogContent from '@mui/material/DialogContent';
import Divider from '@mui/material/Divider';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { TitledDialog } from '../kit/form/TitledDialog.tsx';
import { Waiting } from '../shops/Waiting.tsx';
import { Failure } from '../../forms/PlainForm.tsx';
import { messageOf } from '../../dataProvider/errors.ts';
import { AccountForm } from './AccountForm.tsx';
import { getAccount } from './calls.ts';
import { CreditForm } from './CreditForm.tsx';

type Props = { shop: { id: string; name: string }; onClose: () => void };

/** The number first, since money is of no use without one. */
export function SetupDialog({ shop, onClose }: Props) {
  const translate = useTranslate();
  const { data, error, isPending } = useQuery({
    queryKey: ['messaging', shop.id, 'account'],
    queryFn: ({ signal }) => getAccount(shop.id, { signal }),
    gcTime: 0,
  });
  return (
    <TitledDialog title={translate('messaging.setup.title', { name: shop.name })} width={560} onClose={onClose}>
      <DialogContent sx={{ display: 'grid', gap: 3, alignContent: 'start' }}>
        {error && <Failure message={messageOf(error)} />}
        {isPending && <Waiting />}
        {data !== undefined && (
          <>
            <AccountForm shop={shop} account={data} />
            <Divider />
            <CreditForm shop={shop} balance={data?.balance ?? null} />
          </>
        )}
      </DialogContent>
    </TitledDialog>
  );
}
