import { useRef, type KeyboardEvent } from 'react';
import { isScanned, readTyped, type ScanKey } from './readScan.ts';

/** Reads one field that scanners type into. */
export class ScanKeys {
  #keys: ScanKey[] = [];
  #hasForeign = false;

  /**
   * Takes a key. Returns the code when the key ends it: Enter, or the Tab of a scanner; an empty text for the end of nothing.
   * Undefined while the code goes on.
   */
  take(event: KeyboardEvent<HTMLElement>, typed: string): string | undefined {
    const { key, code, shiftKey, ctrlKey, metaKey, altKey, nativeEvent } = event;
    if (nativeEvent.isComposing) return undefined;
    const isEnd = key === 'Enter' || (key === 'Tab' && !shiftKey && this.#isScan(typed));
    if (isEnd) {
      const read = this.read(typed);
      this.#keys = [];
      this.#hasForeign = false;
      return read;
    }
    // Control characters come as keys with Ctrl: STX is Ctrl+B, ETX Ctrl+C, LF Ctrl+J, which opens the browser's downloads.
    if (ctrlKey && 'bj'.includes(key.toLowerCase())) event.preventDefault();
    if (ctrlKey || metaKey || key === 'Shift' || key === 'CapsLock' || key === 'Control') return undefined;
    if (typed === '') [this.#keys, this.#hasForeign] = [[], false];
    if (key.length === 1 && !altKey)
      this.#keys.push({
        key,
        code,
        shift: shiftKey,
        capsLock: event.getModifierState('CapsLock'),
        at: event.timeStamp,
      });
    else this.#hasForeign = true;
    return undefined;
  }

  read(typed: string): string {
    return readTyped(typed, this.#hasForeign ? [] : this.#keys);
  }

  #isScan(typed: string): boolean {
    return typed !== '' && !this.#hasForeign && this.#keys.length === typed.length && isScanned(this.#keys);
  }
}

/** The reader of one field. */
export function useScanKeys(): ScanKeys {
  const keys = useRef<ScanKeys>(undefined);
  return (keys.current ??= new ScanKeys());
}
