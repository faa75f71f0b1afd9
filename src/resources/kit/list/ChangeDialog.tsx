import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { Form, useListContext, useNotify, useTranslate, useUpdateMany, type Identifier } from 'react-admin';
import { useErrorHandling } from '../../../layout/useErrorHandling.ts';
import { Field } from '../inputs/inputs.tsx';
import { resolverFor } from '../form/resolver.ts';
import { useEntity } from '../useEntity.ts';
import { useWords } from '../useWords.ts';

type Props = { ids: Identifier[]; fields: string[]; onClose: () => void };

/** Which field, and what it becomes in all of these records. */
export function ChangeDialog(props: Props) {
  return (
    <Dialog open onClose={props.onClose} fullWidth maxWidth="xs">
      <ChangeForm {...props} />
    </Dialog>
  );
}

function ChangeForm({ ids, fields, onClose }: Props) {
  const translate = useTranslate();
  const entity = useEntity();
  const { label, say } = useWords(entity);
  const [name, setName] = useState(fields[0]!);
  const { save, isPending } = useChange(ids, onClose);
  return (
    <Form key={name} noValidate record={{}} resolver={resolverFor(entity, 'update', [name])} onSubmit={save}>
      <DialogTitle>{say('bulk.change_title', { smart_count: ids.length })}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <TextField
          select
          label={translate('kit.bulk.field')}
          value={name}
          onChange={event => setName(event.target.value)}
        >
          {fields.map(field => (
            <MenuItem key={field} value={field}>
              {label(field)}
            </MenuItem>
          ))}
        </TextField>
        <Field info={entity.info[name]!} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
        <Button type="submit" variant="contained" loading={isPending}>
          {translate('ra.action.save')}
        </Button>
      </DialogActions>
    </Form>
  );
}

function useChange(ids: Identifier[], onDone: () => void) {
  const notify = useNotify();
  const { say } = useWords(useEntity());
  const { actionError } = useErrorHandling();
  const { resource, onUnselectItems } = useListContext();
  const [updateMany, { isPending }] = useUpdateMany();
  const onSuccess = () => {
    onUnselectItems();
    onDone();
    notify(say('changed', { smart_count: ids.length }), { type: 'success' });
  };
  const onError = (error: unknown) => actionError(error);
  return { isPending, save: (data: object) => void updateMany(resource, { ids, data }, { onSuccess, onError }) };
}
