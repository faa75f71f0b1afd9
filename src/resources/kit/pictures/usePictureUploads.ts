import { useEffect, useState, useSyncExternalStore } from 'react';
import { postForm } from '../../../dataProvider/calls.ts';
import { noResponse, statusOf } from '../../../dataProvider/errors.ts';
import { useErrorHandling } from '../../../layout/useErrorHandling.ts';
import { take, whyNot } from '../inputs/pictures/picked.ts';
import { UploadQueue } from './uploadQueue.ts';
import { useRefreshed } from './usePictureCalls.ts';

/** Pictures of a record on their way to it. When the line breaks, those that are left wait for the person. */
export function usePictureUploads(path: string, already: number) {
  const [queue] = useState(() => new UploadQueue());
  const sending = useSyncExternalStore(queue.subscribe, queue.list);
  const [problem, setProblem] = useState<string>();
  const { actionError } = useErrorHandling();
  const refresh = useRefreshed();
  useAskedBeforeLeaving(sending.length > 0);

  const run = (): Promise<void> =>
    queue.run(
      async ({ ready }, onProgress) => {
        const form = new FormData();
        form.append('image', await ready.catch(refused));
        await postForm(path, form, { onProgress });
        await refresh();
      },
      error => {
        if (error instanceof Refused) setProblem(error.message);
        else actionError(error, { fallback: 'Error', retry: () => void run() });
        return isLater(error);
      },
    );
  return {
    sending,
    problem,
    again: () => void run(),
    forget: (id: string) => queue.drop(id),
    add(files: File[]) {
      const taken = take(files, already + sending.length);
      setProblem(taken.problem);
      queue.add(taken.pictures);
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
