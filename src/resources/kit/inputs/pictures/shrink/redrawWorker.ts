import { redrawn } from './redraw.ts';

addEventListener('message', ({ data }: MessageEvent<Blob>) => {
  void redrawn(data).then(picture => postMessage(picture));
});
