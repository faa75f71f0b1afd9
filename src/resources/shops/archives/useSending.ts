import { useEffect, useState, useSyncExternalStore } from 'react';
import { PartedUpload, type PartedState } from '../../../dataProvider/partedUpload.ts';
import { messageOf } from '../../../dataProvider/errors.ts';
import { useErrorHandling } from '../../../layout/useErrorHandling.ts';
import { bringIn, uploadsPath } from './calls.ts';
import { useArchiveCall } from './useArchives.ts';

const idle = { subscribe: () => () => {}, state: () => null };

/** The file of a shop, sent part by part; as soon as it is whole the shop is made of it. */
export function useSending(shopId: string) {
  const [upload, setUpload] = useState<PartedUpload | null>(null);
  const { subscribe, state: read } = upload ?? idle;
  const state = useSyncExternalStore<PartedState | null>(subscribe, read);
  const { actionError } = useErrorHandling();
  const begin = useArchiveCall((id: string) => bringIn(shopId, id));
  useEffect(() => () => upload?.leave(), [upload]);
  const run = async (started: PartedUpload) => {
    await started.run();
    const { phase, upload: done } = started.state();
    if (phase !== 'done' || !done?.sha256) return;
    setUpload(null);
    begin.mutate(done.id);
  };
  const choose = (file: File) => {
    const started = new PartedUpload(uploadsPath(shopId), 'archive', file);
    begin.reset();
    setUpload(started);
    void run(started);
  };
  const cancel = () => {
    upload?.cancel().catch((error: unknown) => actionError(error, { fallback: 'Error' }));
    setUpload(null);
  };
  return {
    file: upload?.file ?? null,
    state,
    problem: state?.problem ?? (begin.error ? messageOf(begin.error) : undefined),
    isBeginning: begin.isPending,
    choose,
    cancel,
    pause: () => upload?.pause(),
    goOn: () => upload && void run(upload),
  };
}
