import { useEffect, useEffectEvent, useState, type DragEvent, type RefObject } from 'react';

type OnFiles = (files: File[]) => void;

/** What a box needs so that files can be dropped on it. */
export function useDropped(onFiles: OnFiles, disabled: boolean) {
  const [isOver, setOver] = useState(false);
  const carriesFiles = ({ dataTransfer }: DragEvent) => !disabled && dataTransfer.types.includes('Files');
  return {
    isOver,
    onDragOver(event: DragEvent) {
      if (!carriesFiles(event)) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave({ currentTarget, relatedTarget }: DragEvent) {
      if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false);
    },
    onDrop(event: DragEvent) {
      if (!carriesFiles(event)) return;
      event.preventDefault();
      setOver(false);
      onFiles([...event.dataTransfer.files]);
    },
  };
}

/** Files pasted anywhere on the page or in the dialog that the box belongs to. What is pasted as text stays text. */
export function usePasted(box: RefObject<HTMLElement | null>, onFiles: OnFiles, disabled: boolean): void {
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const files = [...(event.clipboardData?.files ?? [])];
    if (disabled || event.defaultPrevented || files.length === 0) return;
    const place = event.target instanceof Element ? event.target : null;
    if (dialogOf(place) !== dialogOf(box.current)) return;
    if (isWritten(place) && event.clipboardData?.types.includes('text/plain')) return;
    event.preventDefault();
    onFiles(files);
  });
  useEffect(() => {
    const listen = (event: ClipboardEvent) => paste(event);
    document.addEventListener('paste', listen);
    return () => document.removeEventListener('paste', listen);
  }, []);
}

const dialogOf = (element: Element | null) => element?.closest('[role=dialog]') ?? null;
const isWritten = (element: Element | null) => Boolean(element?.closest('input, textarea, [contenteditable=true]'));
