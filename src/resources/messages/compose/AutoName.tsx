import { useEffect, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { formatDateTime } from '../../../format.ts';
import { templateTitle } from '../templateTitle.ts';
import { useChosen } from './useDraft.ts';
import type { Draft } from './draft.ts';
import { serverNow } from '../../../serverClock.ts';

/** A message is called by its template and the moment until somebody gives it a name. */
export function AutoName() {
  const { watch, getValues, setValue } = useFormContext<Draft>();
  const template = useChosen(watch('template'));
  const given = useRef('');
  useEffect(() => {
    if (!template || getValues('name') !== given.current) return;
    given.current = `${templateTitle(template.name)}, ${formatDateTime(serverNow())}`.slice(0, 128);
    setValue('name', given.current, { shouldDirty: true });
  }, [template, getValues, setValue]);
  return null;
}
