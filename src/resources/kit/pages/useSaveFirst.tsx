import { useCallback, useEffect, useRef } from 'react';
import { useFormState } from 'react-hook-form';
import type { RaRecord } from 'react-admin';
import type { EntityButton } from '../../../../schema/kit/buttonsOf.ts';
import { useEntity } from '../useEntity.ts';

/** A form that holds something which is not saved, and who waits for that. */
type Unsaved = { save: () => void; isTyped: boolean };
type Waiting = (saved: RaRecord | null) => void;

/** A step after which a record stays as it is saves what was typed first: it would be lost. */
export function useSaveFirst() {
  const { states } = useEntity();
  const unsaved = useRef<Unsaved>(undefined);
  const waiting = useRef<Waiting>(undefined);
  const settle = useCallback((saved: RaRecord | null): boolean => {
    const wait = waiting.current;
    waiting.current = undefined;
    wait?.(saved);
    return wait !== undefined;
  }, []);
  const form = useCallback((is: Unsaved | undefined) => void (unsaved.current = is), []);
  const before = async ({ to }: EntityButton): Promise<RaRecord | null | undefined> => {
    if (!unsaved.current?.isTyped || !to || !states?.frozen?.includes(to)) return undefined;
    const { save } = unsaved.current;
    return new Promise<RaRecord | null>(resolve => {
      waiting.current = resolve;
      save();
    });
  };
  return { before, form, settle };
}

type Props = { formId: string; form: (is: Unsaved | undefined) => void; settle: Waiting };

/** Inside the form: says whether something in it is not saved, and when it could not be. */
export function Typed({ formId, form, settle }: Props) {
  const { dirtyFields, submitCount } = useFormState();
  const isTyped = Object.keys(dirtyFields).length > 0;
  useEffect(() => {
    const save = () => (document.getElementById(formId) as HTMLFormElement | null)?.requestSubmit();
    form({ isTyped, save });
    return () => form(undefined);
  }, [isTyped, formId, form]);
  // Whoever waits is told of a form that was saved before this counts it.
  useEffect(() => void (submitCount > 0 && settle(null)), [submitCount, settle]);
  return null;
}
