import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useRef } from 'react';
import { RecordContextProvider, useTranslate, type RaRecord } from 'react-admin';
import { formFields } from '../../../../schema/kit/validate.ts';
import { SaveButton } from '../form/SaveBar.tsx';
import { SchemaForm } from '../form/SchemaForm.tsx';
import { Row } from '../form/Section.tsx';
import { Field } from '../inputs/inputs.tsx';
import { DeleteButton } from '../pages/DeleteButton.tsx';
import { useEditing } from '../pages/useEditing.tsx';
import { UsedIn } from './UsedIn.tsx';
import { useEntity } from '../useEntity.ts';

type Props = { loaded: RaRecord; onClose: () => void };

/** The fields of a record in its row. Enter saves, Escape leaves it as it was. */
export function RowForm({ loaded, onClose }: Props) {
  const entity = useEntity();
  const translate = useTranslate();
  const inside = useRef<HTMLDivElement>(null);
  const { others, ...editing } = useEditing(loaded, onClose);
  useEffect(() => inside.current?.querySelector('input')?.focus(), []);
  return (
    <RecordContextProvider value={editing.record}>
      <Box
        ref={inside}
        sx={{ flex: 1, minWidth: 0, py: 1.5 }}
        onKeyDown={event => event.key === 'Escape' && !event.defaultPrevented && onClose()}
      >
        <SchemaForm mode="update" {...editing}>
          <Row>
            {formFields(entity, 'update').map(name => (
              <Field key={name} info={entity.info[name]!} />
            ))}
          </Row>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
            <SaveButton />
            <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
            <Box sx={{ flex: 1 }} />
            <DeleteButton record={editing.record} onDeleted={onClose} />
            {others}
          </Box>
          <UsedIn record={editing.record} />
        </SchemaForm>
      </Box>
    </RecordContextProvider>
  );
}
