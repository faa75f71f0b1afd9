import { useNotify } from 'react-admin';

/** Puts a text where the person can paste it, and says so. */
export function useCopy(): (text: string) => void {
  const notify = useNotify();
  return text =>
    void navigator.clipboard.writeText(text).then(
      () => notify('kit.address.copied', { type: 'success' }),
      () => notify('kit.address.notCopied', { type: 'warning' }),
    );
}
