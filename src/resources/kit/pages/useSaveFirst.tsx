import { useCallback, useEffect, useRef } from 'react';
import { useFormState } from 'react-hook-form';
import { useNotify } from 'react-admin';
import type { EntityButton } from '../../../../schema/kit/buttonsOf.ts';
import { useEntity } from '../useEntity.ts';

/** A step after which a record stays as it is waits until what was typed is saved: it would be lost. */
export function useSaveFirst() {
  const { states } = useEntity();
  const notify = useNotify();
  const isTyped = useRef(false);
  const onTyped = useCallback((typed: boolean) => void (isTyped.current = typed), []);
  const mayPress = ({ to }: EntityButton) => {
    if (!isTyped.current || !to || !states?.frozen?.includes(to)) return true;
    notify('ts.unsaved.saveFirst', { type: 'warning' });
    return false;
  };
  return { mayPress, onTyped };
}

/** Inside the form: says whether something in it is not saved. */
export function Typed({ onTyped }: { onTyped: (typed: boolean) => void }) {
  const { dirtyFields } = useFormState();
  const isTyped = Object.keys(dirtyFields).length > 0;
  useEffect(() => {
    onTyped(isTyped);
    return () => onTyped(false);
  }, [isTyped, onTyped]);
  return null;
}
