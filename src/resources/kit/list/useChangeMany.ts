import { useState } from 'react';
import { HttpError, useListContext, useRefresh, type Identifier } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import type { ManyPreview } from '../../../../schema/kit/changeReport.ts';
import { describeChange } from '../../../changes/latest.ts';
import { useTellChange } from '../../../changes/useTellChange.ts';
import { changeMany, previewMany, type ManyChanges } from '../../../dataProvider/extras.ts';
import { formatPercentMovement } from '../../../format.ts';
import { useErrorHandling } from '../../../layout/useErrorHandling.ts';
import { useEntity } from '../useEntity.ts';
import { useWords } from '../useWords.ts';
import { manyChanges, type How } from './manyChanges.ts';

/** The same change to many records: first what it would come to, then the change itself. */
export function useChangeMany(ids: Identifier[], { name, how }: { name: string; how: How }, onDone: () => void) {
  const { say, label } = useWords(useEntity());
  const { resource, onUnselectItems } = useListContext();
  const { actionError } = useErrorHandling();
  const refresh = useRefresh();
  const tell = useTellChange();
  const { isBusy, attempt } = useBusy();
  const [tried, setTried] = useState<{ wanted: ManyChanges; preview: ManyPreview } | null>(null);
  const preview = (values: FieldValues) =>
    attempt(async () => {
      const wanted = manyChanges(values, name, how);
      setTried({ wanted, preview: await previewMany(resource, ids, wanted) });
    }).catch((error: unknown) => {
      actionError(error);
      return atFields(error, name, how);
    });
  const apply = () =>
    attempt(async () => {
      const { wanted, preview } = tried!;
      await changeMany(resource, ids, wanted);
      if (wanted.percent) describeChange(`${label(name)} ${formatPercentMovement(wanted.percent[name])}`);
      onUnselectItems();
      onDone();
      refresh();
      tell(say('changed', { smart_count: preview.changed }));
    }).catch((error: unknown) => actionError(error));
  return {
    isBusy,
    previewed: tried?.preview ?? null,
    preview,
    apply: () => void apply(),
    back: () => setTried(null),
  };
}

function useBusy() {
  const [isBusy, setBusy] = useState(false);
  const attempt = async <T>(work: () => Promise<T>): Promise<T | undefined> => {
    setBusy(true);
    try {
      return await work();
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, attempt };
}

/** Of what the server refuses, what stands at the field. */
function atFields(error: unknown, name: string, how: How): Record<string, unknown> | undefined {
  const errors = error instanceof HttpError ? (error.body as { errors?: Record<string, string> }).errors : undefined;
  return errors?.[name] ? { [how === 'set' ? name : 'percent']: errors[name] } : undefined;
}
