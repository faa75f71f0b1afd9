/** @jsxImportSource preact */
import { useEffect, useState } from 'preact/hooks';
import { words } from '../words.ts';

/** The whole screen for the board, and back. Nothing where the browser has no such thing. */
export function FullScreen() {
  const [isFull, setFull] = useState(false);
  useEffect(() => {
    const changed = () => setFull(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', changed);
    return () => document.removeEventListener('fullscreenchange', changed);
  }, []);
  if (!document.fullscreenEnabled) return null;
  const toggle = () => {
    const done = isFull ? document.exitFullscreen() : document.documentElement.requestFullscreen();
    // Whoever forbids it leaves the page as it is.
    done.catch(() => undefined);
  };
  return (
    <button type="button" class={isFull ? 'full-screen quieter' : 'full-screen'} onClick={toggle}>
      <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
        <path d={isFull ? leave : enter} fill="none" stroke="currentColor" stroke-width="2" />
      </svg>
      <span>{isFull ? words.rateBoard.leaveFull : words.rateBoard.full}</span>
    </button>
  );
}

const enter = 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5';
const leave = 'M9 4v5H4M15 4v5h5M9 20v-5H4M15 20v-5h5';
