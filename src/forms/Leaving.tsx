import { useImperativeHandle, type Ref } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { useTranslate } from 'react-admin';

/** Whether the form round it may go: asks before anything typed is lost, in the words of leaving a page. */
export type MayLeave = () => boolean;

function useMayLeave(): MayLeave {
  const translate = useTranslate();
  const { dirtyFields } = useFormState();
  const isTyped = Object.keys(dirtyFields).length > 0;
  return () => !isTyped || window.confirm(translate('ra.message.unsaved_changes'));
}

/** Closing asks first. */
export function Leaving({ ref, onLeave }: { ref: Ref<() => void>; onLeave: () => void }) {
  const mayLeave = useMayLeave();
  const { reset } = useFormContext();
  useImperativeHandle(ref, () => () => {
    if (!mayLeave()) return;
    reset();
    onLeave();
  });
  return null;
}

/** For what stands beside the form and takes the whole page away. */
export function Staying({ ref }: { ref: Ref<MayLeave> }) {
  const mayLeave = useMayLeave();
  useImperativeHandle(ref, () => mayLeave);
  return null;
}
