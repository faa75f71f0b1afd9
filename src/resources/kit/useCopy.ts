import { useNotify } from 'react-admin';

/** Puts a text where the person can paste it, and says so; `done` in the words for it. */
export function useCopy(done: string): (text: string) => void {
  const notify = useNotify();
  return text =>
    void navigator.clipboard.writeText(text).then(
      () => notify(done, { type: 'success' }),
      () => notify('kit.address.notCopied', { type: 'warning' }),
    );
}
