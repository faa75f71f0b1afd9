import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useState } from 'react';
import { Form, useTranslate, type Identifier } from 'react-admin';
import { formatCount } from '../../../format.ts';
import { TitledDialog } from '../form/TitledDialog.tsx';
import { useEntity } from '../useEntity.ts';
import { useWords } from '../useWords.ts';
import { ChangeFields } from './ChangeFields.tsx';
import { PreviewMany } from './PreviewMany.tsx';
import { resolverOf, type How } from './manyChanges.ts';
import { useChangeMany } from './useChangeMany.ts';

type Props = { ids: Identifier[]; fields: string[]; onClose: () => void };

/** Which field, and what it becomes in all of these records; then what that comes to, before it is done. */
export function ChangeDialog({ ids, fields, onClose }: Props) {
  const entity = useEntity();
  const { say } = useWords(entity);
  const [name, setName] = useState(fields[0]!);
  const [how, setHow] = useState<How>('set');
  const many = useChangeMany(ids, { name, how }, onClose);
  const choose = (next: string) => {
    setName(next);
    setHow('set');
  };
  return (
    <TitledDialog title={say('bulk.change_title', { smart_count: ids.length })} width={480} onClose={onClose}>
      <Form
        key={`${name} ${how}`}
        noValidate
        disableInvalidFormNotification
        record={empty}
        resolver={resolverOf(entity, name, how)}
        onSubmit={many.preview}
      >
        <DialogContent>
          <ChangeFields
            fields={fields}
            name={name}
            how={how}
            isAway={many.previewed !== null}
            onName={choose}
            onHow={setHow}
          />
          {many.previewed && <PreviewMany previewed={many.previewed} />}
        </DialogContent>
        <DialogActions>
          {many.previewed ? <Confirm many={many} /> : <Ask many={many} onClose={onClose} />}
        </DialogActions>
      </Form>
    </TitledDialog>
  );
}

const empty = {};

type Many = ReturnType<typeof useChangeMany>;

function Ask({ many, onClose }: { many: Many; onClose: () => void }) {
  const translate = useTranslate();
  return (
    <>
      <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
      <Button type="submit" variant="contained" loading={many.isBusy}>
        {translate('kit.bulk.preview')}
      </Button>
    </>
  );
}

function Confirm({ many: { previewed, isBusy, back, apply } }: { many: Many }) {
  const translate = useTranslate();
  const { say } = useWords(useEntity());
  const count = previewed!.changed;
  return (
    <>
      <Button onClick={back}>{translate('kit.bulk.back')}</Button>
      {count > 0 && (
        <Button variant="contained" autoFocus loading={isBusy} onClick={apply}>
          {say('bulk.apply', { smart_count: count, count: formatCount(count) })}
        </Button>
      )}
    </>
  );
}
