import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sendUpload } from './upload.ts';

/** A line on which nothing moves by itself. */
class Line extends EventTarget {
  static latest: Line;
  readonly upload = new EventTarget();
  responseType = '';
  open() {
    Line.latest = this;
  }
  setRequestHeader() {}
  send() {}
  abort() {
    this.dispatchEvent(new Event('abort'));
  }
}

beforeEach(() => void vi.stubGlobal('XMLHttpRequest', Line));
afterEach(() => void vi.unstubAllGlobals());

it.each([
  ['in the middle was not carried out', 2_000_000, 'AbortError'],
  ['at its end may have been carried out: its answer is lost', 5_000_000, 'TypeError'],
])('an upload that is stopped by hand %s', async (_, loaded, name) => {
  const controller = new AbortController();
  const body = new Blob([new Uint8Array(5_000_000)]);
  const init = { method: 'POST', body, signal: controller.signal };
  const sending = sendUpload(new URL('http://shop.test/api/files'), init, () => undefined);
  Line.latest.upload.dispatchEvent(new ProgressEvent('progress', { loaded, total: body.size }));
  controller.abort();
  await expect(sending).rejects.toMatchObject({ name });
});
