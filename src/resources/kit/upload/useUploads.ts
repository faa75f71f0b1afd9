import { useEffect, useState, useSyncExternalStore } from 'react';
import { postForm } from '../../../dataProvider/calls.ts';
import { fieldProblem, noResponse, statusOf } from '../../../dataProvider/errors.ts';
import { useErrorHandling } from '../../../layout/useErrorHandling.ts';
import { whyNot, type Taken } from '../inputs/pictures/picked.ts';
import { queueOf } from './uploadQueue.ts';

type Uploads = {
  /** Where each file is posted, and as what. */
  path: string;
  field: string;
  /** What of the files that somebody brought can be taken. */
  take: (files: readonly File[], waiting: number) => Taken;
  /** Has what is there already read again. */
  refresh: () => Promise<void>;
};

/** Files on their way to a record, each by a call of its own. When the line breaks, those that are left wait for the person. */
export function useUploads({ path, field, take, refresh }: Uploads) {
  const queue = queueOf(path);
  const sending = useSyncExternalStore(queue.subscribe, queue.list);
  const [problem, setProblem] = useState<string>();
  const { actionError } = useErrorHandling();
  useAskedBeforeLeaving(sending.length > 0);

  const run = (): Promise<void> =>
    queue.run(
      async ({ ready }, onProgress) => {
        const form = new FormData();
        form.append(field, await ready.catch(refused));
        await postForm(path, form, { onProgress });
        await refresh();
      },
      error => {
        const why = error instanceof Refused ? error.message : fieldProblem(error, field);
        if (why) setProblem(before => [before, why].filter(Boolean).join('\n'));
        else actionError(error, { fallback: 'Error', retry: () => void run() });
        return isLater(error);
      },
    );
  return {
    sending,
    problem,
    held: sending.filter(({ isHeld }) => isHeld).length,
    again: () => void run(),
    forget: (id: string) => queue.drop(id),
    add(files: File[]) {
      const taken = take(files, sending.length);
      setProblem(taken.problem);
      queue.add(taken.picked);
      void run();
    },
  };
}

/** By this browser already. */
class Refused extends Error {}

function refused(error: unknown): never {
  throw new Refused(whyNot(error));
}

/** The same may succeed once the line, or the session, is back. */
function isLater(error: unknown): boolean {
  return !(error instanceof Refused) && [noResponse, 401, 429, 500, 502, 503, 504].includes(statusOf(error));
}

/** Closing the tab would lose what is not sent yet: the browser asks. */
function useAskedBeforeLeaving(isBusy: boolean): void {
  useEffect(() => {
    if (!isBusy) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isBusy]);
}
