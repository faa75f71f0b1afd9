import { useEffect, useState, type BaseSyntheticEvent, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Form, useCanBlock, type RaRecord } from 'react-admin';
import { formFields, type Mode } from '../../../../schema/kit/validate.ts';
import { Guarded } from '../../../forms/Leaving.tsx';
import { holdInput } from '../../../dataProvider/renewal.ts';
import type { Upload } from '../../../dataProvider/upload.ts';
import { UploadContext, useUpload } from '../upload/useUpload.ts';
import { resolverFor } from './resolver.ts';
import { useEntity } from '../useEntity.ts';
import { FirstError } from './FirstError.tsx';
import { OtherProblems } from './OtherProblems.tsx';

/** What the server refused, by field; nothing when it was saved. */
export type Refused = Record<string, unknown> | undefined;
/** `again` submits the form once more, as it stands by then; `upload` looks on while files go out. */
export type Save = (values: FieldValues, again: () => void, upload: Upload) => Promise<Refused>;

type Props = {
  id?: string;
  mode: Exclude<Mode, 'import'>;
  /** The fields that are judged and sent; all of the schema's form unless told. */
  fields?: readonly string[];
  record?: Partial<RaRecord>;
  onSave: Save;
  /** Ask before the person leaves what was typed. */
  guarded?: boolean;
  className?: string;
  children: ReactNode;
};

/** A form that the schema judges, on both sides with the same words. */
export function SchemaForm({ id, mode, fields, record, onSave, guarded = false, className, children }: Props) {
  const entity = useEntity();
  const shown = fields ?? formFields(entity, mode);
  const canBlock = useCanBlock();
  const { isSaving, save, upload } = useSaving(onSave);
  useEffect(holdInput, []);
  return (
    <Form
      id={id}
      noValidate
      shouldFocusError={false}
      disableInvalidFormNotification
      record={record}
      resetOptions={keepTyped}
      resolver={resolverFor(entity, mode, shown)}
      onSubmit={save}
      className={className}
    >
      {guarded && canBlock && !isSaving && <Guarded />}
      <OtherProblems shown={shown} />
      <UploadContext value={upload}>{children}</UploadContext>
      <FirstError />
    </Form>
  );
}

/** A record that is read again leaves alone what was typed meanwhile. Another object here would reset the form at once. */
const keepTyped = { keepDirtyValues: true };

/** Saving usually ends in leaving, which nobody needs to be warned of. */
function useSaving(onSave: Save) {
  const [isSaving, setSaving] = useState(false);
  const upload = useUpload();
  const save = async (values: FieldValues, event?: BaseSyntheticEvent): Promise<Refused> => {
    const form = event?.target as HTMLFormElement;
    setSaving(true);
    const refused = await upload.during(look => onSave(values, () => form.requestSubmit(), look));
    if (refused) setSaving(false);
    return refused;
  };
  return { isSaving, save, upload };
}
