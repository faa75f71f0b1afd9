import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useInput } from 'react-admin';
import type { StoredFile } from '../../../../../schema/kit/meta.ts';
import {
  bytesIn,
  cancelUpload,
  openUploads,
  PartedUpload,
  type PartedState,
} from '../../../../dataProvider/partedUpload.ts';
import { pathOf } from '../../../../dataProvider/paths.ts';
import type { Upload } from '../../../../../schema/rules/uploads.ts';
import { useErrorHandling } from '../../../../layout/useErrorHandling.ts';
import { useEntity } from '../../useEntity.ts';
import type { SentFile } from '../HeldFile.tsx';
import { useHeld } from '../unchosen.ts';

export type LargeFile = {
  file: StoredFile | SentFile | null;
  /** What is on its way. */
  going: { file: File; state: PartedState } | null;
  /** What was on its way before the page was loaded: the same file goes on with it. */
  left: { name: string; share: number; forget: () => void }[];
  problem: string | undefined;
  choose: (file: File) => void;
  pause: () => void;
  goOn: () => void;
  /** What is on its way, or what the form holds. */
  remove: () => void;
};

const idle = { subscribe: () => () => {}, state: () => null };

/** A file that goes out at once, part by part, while the rest of the form is filled in. Until it is whole the form cannot be saved. */
export function useLargeFile(source: string): LargeFile {
  const { resource } = useEntity();
  const path = `${pathOf(resource)}/uploads/${source}`;
  const { field, fieldState } = useInput({ source, format: identity, parse: identity });
  const { upload, state, choose, goOn, cancel } = useSending(path, source, sent => field.onChange(sent));
  const { left, forget } = useLeft(path);
  return {
    file: field.value as StoredFile | SentFile | null,
    going: upload && state && { file: upload.file, state },
    left: upload
      ? []
      : left.map(one => ({ name: one.name, share: bytesIn(one) / one.size, forget: () => forget(one) })),
    problem: state?.problem ?? fieldState.error?.message,
    choose,
    pause: () => upload?.pause(),
    goOn,
    remove: upload ? cancel : () => field.onChange(null),
  };
}

/** One file at a time; the form is wrong at its field until it is there. */
function useSending(path: string, source: string, onSent: (file: SentFile) => void) {
  const held = useHeld(source);
  const [upload, setUpload] = useState<PartedUpload | null>(null);
  const { subscribe, state: read } = upload ?? idle;
  const state = useSyncExternalStore<PartedState | null>(subscribe, read);
  const { actionError } = useErrorHandling();
  useEffect(() => () => upload?.leave(), [upload]);
  useAskedBeforeLeaving(state !== null && state.phase !== 'done' && state.phase !== 'failed');
  const over = () => {
    held.drop();
    setUpload(null);
  };
  const run = async (started: PartedUpload) => {
    await started.run();
    const { phase, upload: done } = started.state();
    if (phase !== 'done' || !done?.sha256) return;
    const { id, name, size, sha256 } = done;
    onSent({ upload: id, name, size, sha256 });
    over();
  };
  const choose = (file: File) => {
    upload?.leave();
    const started = new PartedUpload(path, source, file);
    setUpload(started);
    held.put(file.name, 'fileOnItsWay');
    void run(started);
  };
  const cancel = () => {
    upload?.cancel().catch((error: unknown) => actionError(error, { fallback: 'Error' }));
    over();
  };
  return { upload, state, choose, cancel, goOn: () => upload && void run(upload) };
}

/** Asked for once: what is begun here is known. */
function useLeft(path: string) {
  const [left, setLeft] = useState<Upload[]>([]);
  const { actionError } = useErrorHandling();
  const isAsked = useRef(false);
  useEffect(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    // Without it the same file goes on as well; only nobody is told.
    openUploads(path, { signal: AbortSignal.timeout(30_000) }).then(setLeft, () => {});
  }, [path]);
  const forget = (one: Upload) => {
    setLeft(all => all.filter(other => other !== one));
    cancelUpload(path, one.id).catch((error: unknown) => actionError(error, { fallback: 'Error' }));
  };
  return { left, forget };
}

/** Closing the tab would stop what is on its way: the browser asks. */
function useAskedBeforeLeaving(isBusy: boolean): void {
  useEffect(() => {
    if (!isBusy) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isBusy]);
}

const identity = <T>(value: T) => value;
