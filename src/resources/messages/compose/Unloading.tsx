import { useEffect } from 'react';
import { useFormState } from 'react-hook-form';

/** Closing or reloading the tab asks too, once something was typed. */
export function Unloading() {
  const { dirtyFields, isSubmitSuccessful } = useFormState();
  const isTyped = Object.keys(dirtyFields).length > 0 && !isSubmitSuccessful;
  useEffect(() => {
    if (!isTyped) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isTyped]);
  return null;
}
