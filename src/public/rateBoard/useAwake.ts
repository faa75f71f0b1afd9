import { useEffect } from 'preact/hooks';

/** Keeps the screen from going dark while the page is in sight, where the browser can. It lets go when the page is hidden, so it is asked again. */
export function useAwake(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined;
    let isOver = false;
    const hold = async () => {
      if (document.hidden || !('wakeLock' in navigator)) return;
      // A device that saves its battery says no: the board is readable all the same.
      lock = await navigator.wakeLock.request('screen').catch(() => undefined);
      if (isOver) void lock?.release();
    };
    const again = () => void hold();
    document.addEventListener('visibilitychange', again);
    again();
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', again);
      void lock?.release();
    };
  }, []);
}
