import { useEffect, useId, useState, type ReactNode } from 'react';
import { useFormState } from 'react-hook-form';
import type { RaRecord } from 'react-admin';
import { mayFollow, type Conflict } from '../history/conflict.ts';
import { ConflictDialog } from '../history/ConflictDialog.tsx';
import type { Save } from '../form/JudgedForm.tsx';
import { useUpdateSave } from '../form/useSave.ts';

type Editing = { id: string; record: RaRecord; onSave: Save; others: ReactNode };

/** What changing a record takes, on a page or in a dialog. `others`, who change it too, belongs inside the form. */
export function useEditing(
  loaded: RaRecord,
  onSaved: (record: RaRecord) => void,
  meta?: Record<string, unknown>,
): Editing {
  const id = useId();
  const [conflict, setConflict] = useState<Conflict>();
  // The record as the person knows it, which the server is told when it is saved.
  const [record, setRecord] = useState(loaded);
  const onConflict = (found: Conflict) => {
    setConflict(found);
    // The form goes on from what the other left: untouched fields take it over, typed ones stay.
    setRecord(found.current);
  };
  const onSave = useUpdateSave(record, { onSaved, onConflict, meta });
  const close = () => setConflict(undefined);
  const others = (
    <>
      <Follow record={record} loaded={loaded} onFollow={setRecord} />
      {conflict && <ConflictDialog conflict={conflict} formId={id} onClose={close} />}
    </>
  );
  return { id, record, onSave, others };
}

type FollowProps = { record: RaRecord; loaded: RaRecord; onFollow: (record: RaRecord) => void };

/** A record that was read again is gone on from, unless something typed would then overwrite a change unasked. */
function Follow({ record, loaded, onFollow }: FollowProps) {
  const { dirtyFields } = useFormState();
  const follows = mayFollow(record, loaded, Object.keys(dirtyFields));
  useEffect(() => {
    if (follows) onFollow(loaded);
  }, [follows, loaded, onFollow]);
  return null;
}
