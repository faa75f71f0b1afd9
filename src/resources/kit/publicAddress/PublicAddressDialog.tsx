import ChatIcon from '@mui/icons-material/ChatOutlined';
import ShareIcon from '@mui/icons-material/ShareOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { PublicAddress, PublicPlace } from '../../../dataProvider/publicAddress.ts';
import { chatLink } from '../../../../schema/rules/chatLink.ts';
import { pageLanguage } from '../../../i18n/language.ts';
import { addressIn } from '../../../public/way.ts';
import { AddressField } from '../AddressField.tsx';
import { TitledDialog } from '../form/TitledDialog.tsx';
import { LoadTrouble } from '../pages/LoadTrouble.tsx';
import { useEntity } from '../useEntity.ts';
import { useMay } from '../useMay.ts';
import { NameField } from './NameField.tsx';
import { usePublicAddress } from './usePublicAddress.ts';

type Props = { of: PublicPlace; onClose: () => void };

/** The address under which a visitor sees a record or a form: made, named, handed on, withdrawn. */
export function PublicAddressDialog({ of, onClose }: Props) {
  const translate = useTranslate();
  const { resource } = useEntity();
  const mayMake = useMay(resource, of.shown === 'form' ? 'create' : 'edit');
  const { kept, error, isBusy, make, withdraw, keep } = usePublicAddress(of);
  const say = (word: string) => translate(`kit.publicAddress.${of.shown}.${word}`);
  const { address, name, isShown, to = null } = kept ?? {};
  return (
    <TitledDialog title={say('open')} width={640} onClose={onClose}>
      <DialogContent sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
        {error && <LoadTrouble error={error} />}
        {address === undefined && !error && <Skeleton variant="rounded" height={96} />}
        {address && !isShown && <Alert severity="info">{translate('kit.publicAddress.pending')}</Alert>}
        {address && (
          <Made of={of} to={to} path={name ? `/s/${name}` : `/${of.shown === 'form' ? 'f' : 'p'}/${address}`} />
        )}
        {address && mayMake && <NameField of={of} name={name ?? null} onNamed={keep} />}
        {address === null && (mayMake ? <Offer of={of} /> : <Typography>{say('not_yours')}</Typography>)}
      </DialogContent>
      <DialogActions>
        {address && mayMake && <Withdraw isBusy={isBusy} onWithdraw={withdraw} />}
        {address === null && mayMake && (
          <Button variant="contained" loading={isBusy} onClick={make}>
            {translate('kit.publicAddress.make')}
          </Button>
        )}
      </DialogActions>
    </TitledDialog>
  );
}

/** Before there is one: what it would show or ask for. */
function Offer({ of: { shown } }: { of: PublicPlace }) {
  const translate = useTranslate();
  const { publicPage, publicForm, title, info, resource } = useEntity();
  const names = shown === 'form' ? publicForm!.fields : [title, ...publicPage!.fields.filter(name => name !== title)];
  return (
    <>
      <Typography>{translate(`kit.publicAddress.${shown}.none`)}</Typography>
      <Typography sx={{ color: 'text.secondary' }}>
        {names.map(name => translate(`resources.${resource}.fields.${name}`, { _: info[name]!.label })).join(', ')}
      </Typography>
    </>
  );
}

function Made({ of: { shown }, to, path }: { of: PublicPlace; to: PublicAddress['to']; path: string }) {
  const translate = useTranslate();
  const written = addressIn(to?.language ?? pageLanguage(), path);
  return (
    <>
      <Typography>{translate(`kit.publicAddress.${shown}.hint`)}</Typography>
      <AddressField label={translate(`kit.publicAddress.${shown}.address`)} path={written} />
      {to?.mobileNo && <SendButton number={to.mobileNo} text={`${to.text}: ${location.origin}${written}`} />}
      {'share' in navigator && (
        <Button
          variant="outlined"
          startIcon={<ShareIcon />}
          sx={{ justifySelf: 'start' }}
          // Whoever thinks better of it has not failed.
          onClick={() => void navigator.share({ url: location.origin + written }).catch(() => undefined)}
        >
          {translate('kit.publicAddress.share')}
        </Button>
      )}
    </>
  );
}

/** Opens WhatsApp with the words: whoever presses it sends them. */
function SendButton({ number, text }: { number: string; text: string }) {
  const translate = useTranslate();
  return (
    <Button
      variant="outlined"
      startIcon={<ChatIcon />}
      sx={{ justifySelf: 'start' }}
      href={chatLink(number, text)}
      target="_blank"
      rel="noreferrer"
    >
      {translate('kit.publicAddress.whatsapp')}
    </Button>
  );
}

/** Asked twice: what was handed on leads nowhere afterwards. */
function Withdraw({ isBusy, onWithdraw }: { isBusy: boolean; onWithdraw: () => void }) {
  const translate = useTranslate();
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      {isAsked && <Typography variant="body2">{translate('kit.publicAddress.withdraw_text')}</Typography>}
      <Button color="error" loading={isBusy} onClick={isAsked ? onWithdraw : () => setAsked(true)}>
        {translate(isAsked ? 'kit.publicAddress.withdraw_sure' : 'kit.publicAddress.withdraw')}
      </Button>
    </>
  );
}
