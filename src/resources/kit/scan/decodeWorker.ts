import { decoded, type Frame } from './decoded.ts';

addEventListener('message', ({ data }: MessageEvent<Frame>) => postMessage(decoded(data)));
