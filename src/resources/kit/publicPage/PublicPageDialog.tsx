import ShareIcon from '@mui/icons-material/ShareOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate, type Identifier } from 'react-admin';
import { pageLanguage } from '../../../i18n/language.ts';
import { addressIn } from '../../../public/way.ts';
import { AddressField } from '../AddressField.tsx';
import { TitledDialog } from '../form/TitledDialog.tsx';
import { LoadTrouble } from '../pages/LoadTrouble.tsx';
import { useEntity } from '../useEntity.ts';
import { useMay } from '../useMay.ts';
import { usePublicAddress } from './usePublicAddress.ts';

type Props = { id: Identifier; onClose: () => void };

/** The address under which a visitor sees a record: made, handed on, withdrawn. */
export function PublicPageDialog({ id, onClose }: Props) {
  const translate = useTranslate();
  const { resource } = useEntity();
  const mayEdit = useMay(resource, 'edit');
  const { address, isShown, error, isBusy, make, withdraw } = usePublicAddress(id);
  return (
    <TitledDialog title={translate('kit.publicPage.open')} width={640} onClose={onClose}>
      <DialogContent sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
        {error && <LoadTrouble error={error} />}
        {address === undefined && !error && <Skeleton variant="rounded" height={96} />}
        {address && !isShown && <Alert severity="info">{translate('kit.publicPage.pending')}</Alert>}
        {address && <Made path={addressIn(pageLanguage(), `/p/${address}`)} />}
        {address === null && (mayEdit ? <Offer /> : <Typography>{translate('kit.publicPage.not_yours')}</Typography>)}
      </DialogContent>
      <DialogActions>
        {address && mayEdit && <Withdraw isBusy={isBusy} onWithdraw={withdraw} />}
        {address === null && mayEdit && (
          <Button variant="contained" loading={isBusy} onClick={make}>
            {translate('kit.publicPage.make')}
          </Button>
        )}
      </DialogActions>
    </TitledDialog>
  );
}

/** Before there is one: what it would show. */
function Offer() {
  const translate = useTranslate();
  const { publicPage, title, info, resource } = useEntity();
  const names = [title, ...publicPage!.fields.filter(name => name !== title)];
  return (
    <>
      <Typography>{translate('kit.publicPage.none')}</Typography>
      <Typography sx={{ color: 'text.secondary' }}>
        {names.map(name => translate(`resources.${resource}.fields.${name}`, { _: info[name]!.label })).join(', ')}
      </Typography>
    </>
  );
}

function Made({ path }: { path: string }) {
  const translate = useTranslate();
  return (
    <>
      <Typography>{translate('kit.publicPage.hint')}</Typography>
      <AddressField label={translate('kit.publicPage.address')} path={path} />
      {'share' in navigator && (
        <Button
          variant="outlined"
          startIcon={<ShareIcon />}
          sx={{ justifySelf: 'start' }}
          // Whoever thinks better of it has not failed.
          onClick={() => void navigator.share({ url: location.origin + path }).catch(() => undefined)}
        >
          {translate('kit.publicPage.share')}
        </Button>
      )}
    </>
  );
}

/** Asked twice: what was handed on leads nowhere afterwards. */
function Withdraw({ isBusy, onWithdraw }: { isBusy: boolean; onWithdraw: () => void }) {
  const translate = useTranslate();
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      {isAsked && <Typography variant="body2">{translate('kit.publicPage.withdraw_text')}</Typography>}
      <Button color="error" loading={isBusy} onClick={isAsked ? onWithdraw : () => setAsked(true)}>
        {translate(isAsked ? 'kit.publicPage.withdraw_sure' : 'kit.publicPage.withdraw')}
      </Button>
    </>
  );
}
