import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { FieldValues, Resolver } from 'react-hook-form';
import { wordedAll } from '../../../i18n/wording.ts';
import { nested } from '../../kit/form/nested.ts';
import { withUnchosen } from '../../kit/inputs/unchosen.ts';
import type { Draft } from './draft.ts';
import { judge } from './judge.ts';
import { templateIn } from './useTemplates.ts';

/** The form is judged with the template that it names at that moment. */
export function useResolver(): Resolver<FieldValues> {
  const client = useQueryClient();
  return useMemo(
    () =>
      withUnchosen(values => {
        const draft = values as Draft;
        const problems = judge(draft, templateIn(client, draft.template));
        return Object.keys(problems).length
          ? { values: {}, errors: nested(wordedAll(problems)) }
          : { values, errors: {} };
      }),
    [client],
  );
}
