import { useEffect, useRef } from 'react';
import { useFormState } from 'react-hook-form';

/** After a refusal, by the schema or by the server, the first wrong field is the one to type in. */
export function FirstError() {
  const { submitCount, errors } = useFormState();
  const inside = useRef<HTMLSpanElement>(null);
  const handled = useRef(submitCount);
  useEffect(() => {
    if (submitCount === handled.current) return;
    handled.current = submitCount;
    if (Object.keys(errors).length) inside.current?.closest('form')?.querySelector<HTMLElement>(invalidInputs)?.focus();
  }, [submitCount, errors]);
  return <span ref={inside} hidden />;
}

const invalidInputs = '[aria-invalid="true"], fieldset:has(> .Mui-error) input';
