import { useImperativeHandle, type Ref } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { useTranslate } from 'react-admin';

/** Closing asks before anything typed is lost, in the words of leaving a page. */
export function Leaving({ ref, onLeave }: { ref: Ref<() => void>; onLeave: () => void }) {
  const translate = useTranslate();
  const { reset } = useFormContext();
  const { dirtyFields } = useFormState();
  useImperativeHandle(ref, () => () => {
    const isTyped = Object.keys(dirtyFields).length > 0;
    if (isTyped && !window.confirm(translate('ra.message.unsaved_changes'))) return;
    reset();
    onLeave();
  });
  return null;
}
