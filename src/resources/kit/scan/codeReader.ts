import type { Frame } from './decoded.ts';

/** Reads one picture after the other; null where it shows no code. */
export type CodeReader = { read(video: HTMLVideoElement): Promise<string | null>; close(): void };

/** The browser's own, where it has one that reads QR codes; a decoder of ours where it has none, or where that fails. */
export async function openReader(): Promise<CodeReader> {
  let reader = (await browserReader()) ?? ownReader();
  return {
    async read(video) {
      try {
        return await reader.read(video);
      } catch (error) {
        if (!reader.isOfBrowser) throw error;
        // Some have it by name alone: what it needs of the system is missing.
        reader = ownReader();
        return reader.read(video);
      }
    },
    close: () => reader.close(),
  };
}

/** QR is on the tags that are printed here; the others are on tags that a shop has had for longer. */
const wanted = ['qr_code', 'data_matrix', 'code_128'];

type Detector = { detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]> };
type Detectors = {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats(): Promise<string[]>;
};
type Inner = CodeReader & { isOfBrowser?: true };

async function browserReader(): Promise<Inner | null> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: Detectors };
  try {
    const has = (await BarcodeDetector?.getSupportedFormats()) ?? [];
    if (!BarcodeDetector || !has.includes('qr_code')) return null;
    const detector = new BarcodeDetector({ formats: wanted.filter(format => has.includes(format)) });
    return {
      isOfBrowser: true,
      read: async video => (await detector.detect(video))[0]?.rawValue.trim() || null,
      close: () => undefined,
    };
  } catch {
    return null;
  }
}

/** Beside the page, where it holds up nothing. */
function ownReader(): Inner {
  const worker = new Worker(new URL('./decodeWorker.ts', import.meta.url), { type: 'module' });
  const canvas = document.createElement('canvas');
  return {
    async read(video) {
      const frame = frameOf(video, canvas);
      if (!frame) return null;
      const { promise, resolve, reject } = Promise.withResolvers<string | null>();
      worker.onmessage = ({ data }: MessageEvent<string | null>) => resolve(data);
      worker.onerror = () => reject(new Error('The decoder could not be loaded'));
      worker.postMessage(frame, [frame.data.buffer]);
      return promise;
    },
    close: () => worker.terminate(),
  };
}

/** Pixels of the longer side: enough for a small tag at the length of a hand. */
const longest = 960;

function frameOf(video: HTMLVideoElement, canvas: HTMLCanvasElement): Frame | null {
  const scale = Math.min(1, longest / Math.max(video.videoWidth, video.videoHeight));
  const [width, height] = [Math.round(video.videoWidth * scale), Math.round(video.videoHeight * scale)];
  if (!width || !height) return null;
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return null;
  context.drawImage(video, 0, 0, width, height);
  return { width, height, data: context.getImageData(0, 0, width, height).data };
}
