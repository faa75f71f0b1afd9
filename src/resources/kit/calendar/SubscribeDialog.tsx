import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { whoseCalendars } from '../../../../schema/rules/calendars.ts';
import type { Whose } from '../../../dataProvider/calendars.ts';
import { messageOf } from '../../../dataProvider/errors.ts';
import { formatDate } from '../../../format.ts';
import { AddressField } from '../AddressField.tsx';
import { TitledDialog } from '../form/TitledDialog.tsx';
import { useEntity } from '../useEntity.ts';
import { useAddress } from './useAddress.ts';

/** The private address by which other programs read this calendar: made, told once, made anew, withdrawn. */
export function SubscribeDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const { assignment } = useEntity();
  const say = (word: string, values?: object) => translate(`kit.calendar.${word}`, values);
  const [whose, setWhose] = useState<Whose>('all');
  const { kept, error, url, make, withdraw, isBusy } = useAddress();
  const mayChoose = Boolean(assignment?.to);
  return (
    <TitledDialog title={say('subscribe')} width={600} onClose={onClose}>
      <DialogContent sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
        <Typography variant="body2">{say('subscribeHelp')}</Typography>
        {error && <Alert severity="error">{translate(messageOf(error))}</Alert>}
        {mayChoose && !url && <WhoseField value={whose} onChange={setWhose} />}
        {kept && !url && (
          <Typography variant="body2" color="text.secondary">
            {say('hasOne', { day: formatDate(kept.createdAt) })}
          </Typography>
        )}
        {url && <NewAddress url={url} />}
      </DialogContent>
      <DialogActions>
        {(kept ?? url) && (
          <Button color="error" disabled={isBusy} onClick={() => withdraw()}>
            {say('withdraw')}
          </Button>
        )}
        <Box sx={{ flex: 1 }} />
        {!url && (
          <Button
            variant="contained"
            disabled={isBusy || kept === undefined}
            onClick={() => make(mayChoose ? { whose } : {})}
          >
            {say(kept ? 'renew' : 'make')}
          </Button>
        )}
      </DialogActions>
    </TitledDialog>
  );
}

function WhoseField({ value, onChange }: { value: Whose; onChange: (whose: Whose) => void }) {
  const translate = useTranslate();
  return (
    <TextField
      select
      size="small"
      label={translate('kit.calendar.whose')}
      value={value}
      onChange={({ target }) => onChange(target.value as Whose)}
    >
      {whoseCalendars.map(id => (
        <MenuItem key={id} value={id}>
          {translate(`kit.calendar.${id}`)}
        </MenuItem>
      ))}
    </TextField>
  );
}

function NewAddress({ url }: { url: string }) {
  const translate = useTranslate();
  return (
    <>
      <Alert severity="info">{translate('kit.calendar.once')}</Alert>
      <AddressField
        label={translate('kit.calendar.address')}
        path={url}
        open={
          <Button variant="outlined" component="a" href={url.replace(/^https?:/, 'webcal:')}>
            {translate('kit.calendar.openElsewhere')}
          </Button>
        }
      />
    </>
  );
}
