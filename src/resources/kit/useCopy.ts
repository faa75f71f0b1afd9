import { useNotify } from 'react-admin';

/** Puts a text where the person can paste it, and says so; `done` in the words for it. */
export function useCopy(done: string): (text: string) => Promise<void> {
  const notify = useNotify();
  return async text => {
    try {
      await navigator.clipboard.writeText(text);
      notify(done, { type: 'success' });
    } catch {
      notify('kit.address.notCopied', { type: 'warning' });
    }
  };
}
