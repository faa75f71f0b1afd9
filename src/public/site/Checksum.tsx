/** @jsxImportSource preact */
import { useEffect, useState } from 'preact/hooks';
import { words } from '../words.ts';

/** By which whoever has fetched a file knows that it is the one. Copied by script, where the browser lets a page do so. */
export function Checksum({ value }: { value: string }) {
  const [mayCopy, setMayCopy] = useState(false);
  const [isCopied, setCopied] = useState(false);
  // Absent on plain http, and without script: there it is marked by hand.
  useEffect(() => setMayCopy('clipboard' in navigator), []);
  const copy = () =>
    navigator.clipboard.writeText(value).then(
      () => setCopied(true),
      () => setMayCopy(false),
    );
  return (
    <p class="checksum">
      <span>{words.downloads.checksum}</span> <code>{value}</code>{' '}
      {mayCopy && (
        <button type="button" class="button plain" onClick={() => void copy()}>
          {isCopied ? words.downloads.copied : words.downloads.copy}
        </button>
      )}
    </p>
  );
}
