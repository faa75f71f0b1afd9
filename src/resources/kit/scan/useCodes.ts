import { useEffect, useRef, useState, type RefObject } from 'react';
import { useEvent } from 'react-admin';
import { openReader } from './codeReader.ts';

/** Milliseconds between two looks: a phone stays cool, and a tag is read before the hand is still. */
const pause = 80;
/** Milliseconds without a code after which somebody wants to hear why. */
const patience = 8_000;

/** What the picture shows, one code after the other while `isOn`; the same is read again only behind another one. */
export function useCodes(video: RefObject<HTMLVideoElement | null>, isOn: boolean, onCode: (code: string) => void) {
  const told = useEvent(onCode);
  const last = useRef<string>(undefined);
  const [state, setState] = useState<'looking' | 'nothing' | 'failed'>('looking');
  useEffect(() => {
    if (!isOn || !video.current) return undefined;
    const end = new AbortController();
    const read = (code: string) => {
      setState('looking');
      if (code === last.current) return;
      last.current = code;
      told(code);
    };
    lookAt(video.current, end.signal, read, () => setState('nothing')).catch(
      () => end.signal.aborted || setState('failed'),
    );
    return () => end.abort();
  }, [isOn, video, told]);
  return state;
}

async function lookAt(video: HTMLVideoElement, end: AbortSignal, read: (code: string) => void, nothing: () => void) {
  const reader = await openReader();
  try {
    for (let since = performance.now(); !end.aborted; await nextLook()) {
      const code = await reader.read(video);
      if (end.aborted) return;
      if (code) read(code);
      else if (performance.now() - since < patience) continue;
      else nothing();
      since = performance.now();
    }
  } finally {
    reader.close();
  }
}

const nextLook = () => new Promise(resolve => setTimeout(resolve, pause));
