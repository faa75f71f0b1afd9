import { useFormContext, useWatch } from 'react-hook-form';
import type { Template } from '../calls.ts';
import { keyOf, type Draft } from './draft.ts';
import { useTemplates } from './useTemplates.ts';

/** The draft as it stands, with the template that it names. */
export function useDraft(): { draft: Draft; template: Template | undefined } {
  const { control } = useFormContext<Draft>();
  // Of a form that is just being set up some fields are still missing.
  const draft = useWatch({ control }) as Draft;
  return { draft, template: useChosen(draft.template) };
}

export function useChosen(key: string | null): Template | undefined {
  const { data: templates = [] } = useTemplates();
  return templates.find(template => keyOf(template) === key);
}
