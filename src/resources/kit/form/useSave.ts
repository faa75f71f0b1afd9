import {
  HttpError,
  useCreate,
  useNotify,
  useUpdate,
  type CreateParams,
  type RaRecord,
  type UpdateParams,
} from 'react-admin';
import type { Uploading } from '../../../dataProvider/dataProvider.ts';
import { ConflictError, messageOf } from '../../../dataProvider/errors.ts';
import { useErrorHandling } from '../../../layout/useErrorHandling.ts';
import { mayFollow, withJoinedLines, type Conflict } from '../history/conflict.ts';
import { useEntity } from '../useEntity.ts';
import { useWords } from '../useWords.ts';
import type { Save } from './JudgedForm.tsx';

type Values = Record<string, unknown>;

export type OnRefused = (error: unknown) => Promise<Values | undefined>;

type Created = {
  onSaved: (record: RaRecord) => void;
  /** Parents that the path asks for. */
  meta?: Values;
  /** Told of a refusal in place of the usual toast. With what it returns the values are sent once more. */
  onRefused?: OnRefused;
};

/** Makes a record of the form's values. What is refused becomes the form's errors, and the form stays. */
export function useCreateSave({ onSaved, meta, onRefused }: Created): Save {
  const entity = useEntity();
  const { say, told } = useWords(entity);
  const notify = useNotify();
  const [create] = useCreate();
  const { actionError } = useErrorHandling();
  const save: Save = async (data, again, upload) => {
    try {
      const params: CreateParams & Uploading = { data, meta, upload };
      const saved = (await create(entity.resource, params, { returnPromise: true })) as RaRecord;
      if (upload.wish?.made?.isCorrected) notify('kit.firstSaved', { type: 'info' });
      else notify(told('created') ?? say('created'), { type: 'success' });
      onSaved(saved);
      return undefined;
    } catch (error) {
      const more = await onRefused?.(error);
      if (more) return save({ ...data, ...more }, again, upload);
      if (!onRefused) actionError(error, { retry: again });
      return refused(error);
    }
  };
  return save;
}

type Updated = {
  onSaved: (record: RaRecord) => void;
  /** Somebody else saved the record meanwhile. */
  onConflict: (conflict: Conflict) => void;
  meta?: Values;
};

/** Changes a record, unless somebody else did since it was read. */
export function useUpdateSave(record: RaRecord, { onSaved, onConflict, meta }: Updated): Save {
  const entity = useEntity();
  const { say, told } = useWords(entity);
  const notify = useNotify();
  const [update] = useUpdate();
  const { actionError } = useErrorHandling();
  const save = async (before: RaRecord, values: Values, upload?: Uploading['upload']): Promise<RaRecord> => {
    try {
      const data = { ...values, version: before.version };
      const params: UpdateParams & Uploading = { id: before.id, data, previousData: before, meta, upload };
      return (await update(entity.resource, params, { returnPromise: true })) as RaRecord;
    } catch (error) {
      if (!(error instanceof ConflictError)) throw error;
      const current = error.current as RaRecord;
      // A picture or a price came meanwhile: of what the form holds there is nothing to choose.
      const joined = withJoinedLines(entity, { before, current, mine: values });
      const others = Object.keys(values).filter(name => !Object.hasOwn(joined, name));
      if (mayFollow(before, current, others)) return save(current, { ...values, ...joined }, upload);
      onConflict({ before, current, mine: { ...values, ...joined } });
      throw error;
    }
  };
  return async (values, again, upload) => {
    try {
      const saved = await save(record, values, upload);
      notify(told('updated') ?? say('updated'), { type: 'success' });
      onSaved(saved);
      return undefined;
    } catch (error) {
      if (!(error instanceof ConflictError)) actionError(error, { fallback: told('updateFailed'), retry: again });
      return refused(error);
    }
  };
}

/**
 * Errors for the form: those of fields where the server names some, else one that stands for the whole. Without an
 * error of some kind the form would believe that it was saved, and let the person leave unwarned.
 */
export function refused(error: unknown): Values {
  const fields = error instanceof HttpError ? (error.body as { errors?: Values }).errors : undefined;
  return fields ?? { root: { serverError: messageOf(error) } };
}
