/** A picture that takes longer than this goes out as it is. */
const patienceMs = 30_000;

let worker: Worker | null = null;
let last: Promise<unknown> = Promise.resolve();
let waiting = 0;

/**
 * Redraws beside the page, so that typing goes on, and one at a time: decoded, a picture of a phone takes 50 MB. Null
 * when it cannot be done.
 */
export async function redrawBeside(picture: Blob): Promise<Blob | null> {
  if (typeof Worker === 'undefined' || typeof OffscreenCanvas === 'undefined') return null;
  waiting += 1;
  const turn = last.then(() => answerTo(picture)).catch(() => undefined);
  last = turn;
  const answer = await turn;
  waiting -= 1;
  if (waiting === 0 || answer === undefined) dismiss();
  return answer ?? null;
}

/** Undefined where there was no answer at all. Never rejects. */
function answerTo(picture: Blob): Promise<Blob | null | undefined> {
  const { promise, resolve } = Promise.withResolvers<Blob | null | undefined>();
  worker ??= new Worker(new URL('./redrawWorker.ts', import.meta.url), { type: 'module' });
  worker.onmessage = ({ data }: MessageEvent<Blob | null>) => resolve(data);
  worker.onerror = () => resolve(undefined);
  const patience = setTimeout(resolve, patienceMs);
  worker.postMessage(picture);
  return promise.finally(() => clearTimeout(patience));
}

function dismiss(): void {
  worker?.terminate();
  worker = null;
}
