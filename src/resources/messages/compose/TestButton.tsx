import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslate } from 'react-admin';
import { wordedAll } from '../../../i18n/wording.ts';
import type { Draft } from './draft.ts';
import { judge } from './judge.ts';
import { TestDialog } from './TestDialog.tsx';
import { templateIn } from './useTemplates.ts';

/** The message on one's own phone first. For that it needs its words, and nobody else. */
export function TestButton() {
  const translate = useTranslate();
  const client = useQueryClient();
  const { getValues, setError, clearErrors } = useFormContext<Draft>();
  const [isOpen, setOpen] = useState(false);
  const open = () => {
    const draft = getValues();
    const problems = Object.entries(wordedAll(judge(draft, templateIn(client, draft.template), { isTest: true })));
    clearErrors();
    problems.forEach(([name, message], i) =>
      setError(name as keyof Draft, { type: 'schema', message }, { shouldFocus: i === 0 }),
    );
    setOpen(problems.length === 0);
  };
  return (
    <>
      <Button variant="outlined" onClick={open}>
        {translate('messenger.test.button')}
      </Button>
      {isOpen && <TestDialog onClose={() => setOpen(false)} />}
    </>
  );
}
