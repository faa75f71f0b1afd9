import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Identifier, RaRecord } from 'react-admin';
import { post } from '../../../dataProvider/calls.ts';
import { pathOf } from '../../../dataProvider/paths.ts';
import { useErrorHandling } from '../../../layout/useErrorHandling.ts';
import { useEntity } from '../useEntity.ts';

type Input = Record<string, unknown>;
export type Outcome = { changed: Identifier[]; refused: { id: Identifier; reason: string }[] };

/** The calls of a document's transitions. What they changed is read again. */
export function useTransition() {
  const { resource } = useEntity();
  const client = useQueryClient();
  const { actionError } = useErrorHandling();
  const [isBusy, setBusy] = useState(false);
  const run = async <T>(call: () => Promise<T>, told: (done: T) => void): Promise<void> => {
    setBusy(true);
    try {
      told(await call());
    } finally {
      setBusy(false);
      // After a refusal too: what is shown was not how it is.
      await client.invalidateQueries({ queryKey: [resource] });
    }
  };
  const one = (record: RaRecord, name: string, input: Input, told: (changed: RaRecord) => void) =>
    run(
      () => post<RaRecord>(`${pathOf(resource)}/${encodeURIComponent(record.id)}/${name}`, input),
      changed => told(changed),
    );
  const many = (ids: Identifier[], name: string, input: Input, told: (outcome: Outcome) => void) =>
    run(() => post<Outcome>(`${pathOf(resource)}/${name}`, { ...input, ids }), told);
  /** For what has no form that would show an error. */
  const attempt = (work: Promise<void>) => work.catch((error: unknown) => actionError(error));
  return { isBusy, one, many, attempt };
}
