import { useCallback, useEffect, useRef, useState, type BaseSyntheticEvent, type ReactNode } from 'react';
import type { FieldValues, Resolver } from 'react-hook-form';
import { Form, SaveContextProvider, useCanBlock, useNotificationContext, type RaRecord } from 'react-admin';
import { Guarded } from '../../../forms/Leaving.tsx';
import { holdInput } from '../../../dataProvider/renewal.ts';
import type { Upload } from '../../../dataProvider/upload.ts';
import type { ToastAction } from '../../../layout/Toast.tsx';
import { UploadContext, useUpload } from '../upload/useUpload.ts';
import { FirstError } from './FirstError.tsx';
import { OtherProblems } from './OtherProblems.tsx';

/** What the server refused, by field; nothing when it was done. */
export type Refused = Record<string, unknown> | undefined;
/** `again` submits the form once more, as it stands by then; `upload` looks on while files go out. */
export type Save = (values: FieldValues, again: () => void, upload: Upload) => Promise<Refused>;

export type JudgedFormProps = {
  id?: string;
  resolver: Resolver<FieldValues>;
  /** The fields that have a place of their own for what is wrong with them. */
  shown: readonly string[];
  record?: Partial<RaRecord>;
  onSave: Save;
  /** Ask before the person leaves what was typed. */
  guarded?: boolean;
  className?: string;
  children: ReactNode;
};

/** A form whose values the resolver judges, and then the server. What is refused stands at its field, and nothing typed is lost. */
export function JudgedForm({ shown, resolver, onSave, guarded = false, children, ...form }: JudgedFormProps) {
  const canBlock = useCanBlock();
  const { isSaving, save, upload } = useSaving(onSave);
  useEffect(holdInput, []);
  return (
    <Form
      noValidate
      shouldFocusError={false}
      disableInvalidFormNotification
      resetOptions={keepTyped}
      resolver={resolver}
      onSubmit={save}
      {...form}
    >
      {guarded && canBlock && !isSaving && <Guarded />}
      <OtherProblems shown={shown} />
      <SaveContextProvider
        value={{ save: (values: FieldValues) => save(values), saving: isSaving, mutationMode: 'pessimistic' }}
      >
        <UploadContext value={upload}>{children}</UploadContext>
      </SaveContextProvider>
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
  const { again, hold } = useAgain();
  const save = async (values: FieldValues, event?: BaseSyntheticEvent): Promise<Refused> => {
    hold(event?.target as HTMLFormElement);
    setSaving(true);
    const refused = await upload.during(look => onSave(values, again, look));
    if (refused) setSaving(false);
    return refused;
  };
  return { isSaving, save, upload };
}

/** Submits the form again, as a toast offers it. The offer goes with the form. */
function useAgain() {
  const form = useRef<HTMLFormElement>(null);
  const { setNotifications } = useNotificationContext();
  const again = useCallback(() => form.current?.requestSubmit(), []);
  useEffect(
    () => () =>
      setNotifications(shown => shown.filter(({ notificationOptions }) => actionOf(notificationOptions) !== again)),
    [again, setNotifications],
  );
  return { again, hold: (element: HTMLFormElement) => void (form.current = element) };
}

const actionOf = (options: unknown) => (options as { action?: ToastAction } | undefined)?.action?.onClick;
