import { useEffect, useState, useSyncExternalStore, type RefObject } from 'react';
import { showCamera, type CameraState } from './camera.ts';

/** The camera as long as it is shown: it ends with the component and while the page is hidden, and begins again with a look at the page. */
export function useCamera(video: RefObject<HTMLVideoElement | null>): { state: CameraState; again: () => void } {
  const [state, setState] = useState<CameraState>({ is: 'starting' });
  const [tries, setTries] = useState(0);
  const isSeen = useSyncExternalStore(onSight, () => document.visibilityState === 'visible');
  useEffect(() => {
    if (!isSeen || !video.current) return undefined;
    const end = new AbortController();
    void showCamera(video.current, end.signal, setState);
    return () => end.abort();
  }, [isSeen, tries, video]);
  return { state: isSeen ? state : { is: 'starting' }, again: () => setTries(tries + 1) };
}

const onSight = (tell: () => void) => {
  document.addEventListener('visibilitychange', tell);
  return () => document.removeEventListener('visibilitychange', tell);
};
