import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { Form, useTranslate, type Identifier } from 'react-admin';
import { useFormState, type FieldValues } from 'react-hook-form';
import { groupMembers } from '../../../schema/entities/groupMembers.ts';
import { useMay } from '../kit/useMay.ts';
import { contacts } from '../../../schema/entities/contacts.ts';
import { useTellChange } from '../../changes/useTellChange.ts';
import { say } from '../../../schema/words/said.ts';
import { wordedAll } from '../../i18n/wording.ts';
import { useMemberCalls } from '../groups/useMemberCalls.ts';
import { Field } from '../kit/inputs/inputs.tsx';
import { withUnchosen } from '../kit/inputs/unchosen.ts';
import { nested } from '../kit/form/nested.ts';
import { TitledDialog } from '../kit/form/TitledDialog.tsx';

type Props = { ids: readonly Identifier[]; onDone: () => void };

const nobody = {};
/** A member is a contact in a group; here the contacts are known. */
const chosen = withUnchosen(values =>
  values['groupId']
    ? { values, errors: {} }
    : { values: {}, errors: nested(wordedAll({ groupId: say('chooseGroup') })) },
);
const field = groupMembers.info.groupId;

/** By hand, since the group that is asked for stands in the call's path, and joining can be taken back from the toast. */
export function GroupDialog({ ids, onDone, onClose }: Props & { onClose: () => void }) {
  const translate = useTranslate();
  const join = useJoin(ids, onDone);
  return (
    <TitledDialog title={translate('resources.contacts.groups.add')} width={400} onClose={onClose}>
      <Form noValidate disableInvalidFormNotification record={nobody} resolver={chosen} onSubmit={join}>
        <DialogContent sx={{ pb: 3 }}>
          <Field info={field} />
        </DialogContent>
        <DialogActions>
          <AddButton text={translate('ra.action.add')} />
        </DialogActions>
      </Form>
    </TitledDialog>
  );
}

function AddButton({ text }: { text: string }) {
  const { isSubmitting } = useFormState();
  return (
    <Button type="submit" variant="contained" loading={isSubmitting}>
      {text}
    </Button>
  );
}

function useJoin(ids: readonly Identifier[], onDone: () => void) {
  const tell = useTellChange(useMay(contacts.resource, 'edit'));
  const add = useMemberCalls().addTo;
  return async ({ groupId }: FieldValues) => {
    if (!(await add(String(groupId), ids))) return;
    tell('resources.contacts.groups.joined', { smart_count: ids.length });
    onDone();
  };
}
