import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import FormHelperText from '@mui/material/FormHelperText';
import { useState, type SyntheticEvent } from 'react';
import { useTranslate } from 'react-admin';
import { leaving } from '../../forms/unsaved.ts';
import { useAction } from '../../forms/useAction.ts';
import { formatCount } from '../../format.ts';
import { TitledDialog } from '../kit/form/TitledDialog.tsx';
import { ContactPicker } from './ContactPicker.tsx';
import { useMemberCalls } from './useMemberCalls.ts';

type Props = { groupId: string; onClose: () => void };

/** By hand, since a thousand contacts are found by name or number and picked here, as many at once as one likes. */
export function AddMember({ groupId, onClose }: Props) {
  const translate = useTranslate();
  const text = (key: string, values?: object) => translate(`resources.contacts/groups.${key}`, values);
  const { addTo } = useMemberCalls();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [isTried, setTried] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const { isBusy: isFinding, run } = useAction([]);
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    setTried(true);
    if (chosen.length === 0) return;
    setBusy(true);
    if (await addTo(groupId, chosen)) onClose();
    else setBusy(false);
  };
  const isMissing = isTried && chosen.length === 0;
  const close = () => leaving(chosen.length > 0, onClose);
  return (
    <TitledDialog title={text('add_member')} width={600} onClose={close}>
      <form noValidate onSubmit={event => void submit(event)}>
        <ContactPicker groupId={groupId} chosen={chosen} onChoose={setChosen} find={run} />
        <DialogActions>
          <Box role="alert" sx={{ mr: 'auto' }}>
            {isMissing && (
              <FormHelperText error>{translate('Choose a contact', { _: 'Choose a contact' })}</FormHelperText>
            )}
          </Box>
          <Button type="submit" variant="contained" loading={isBusy || isFinding}>
            {text('add_chosen', { smart_count: Math.max(chosen.length, 1), count: formatCount(chosen.length) })}
          </Button>
        </DialogActions>
      </form>
    </TitledDialog>
  );
}
