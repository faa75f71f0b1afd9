import { useQueryClient } from '@tanstack/react-query';
import { useFormContext } from 'react-hook-form';
import { messages } from '../../../../schema/entities/messages.ts';
import { useSession } from '../../../authProvider/useSession.ts';
import { wordedAll } from '../../../i18n/wording.ts';
import { ActionButton } from '../../kit/actions/ActionButton.tsx';
import { headerOf, wordingOf, type Draft } from './draft.ts';
import { judge } from './judge.ts';
import { refusedOf } from './useSending.ts';
import { templateIn } from './useTemplates.ts';

/** The message on one's own phone first. For that it needs its words, and nobody else. */
export function TestButton() {
  const client = useQueryClient();
  const { user } = useSession();
  const { getValues, setError, clearErrors } = useFormContext<Draft>();
  const tell = (problems: Record<string, unknown>, shouldFocus = false) =>
    Object.entries(problems).forEach(([name, message], i) => {
      if (typeof message !== 'string') return;
      setError(name as keyof Draft, { type: 'server', message }, { shouldFocus: shouldFocus && i === 0 });
    });
  const before = async () => {
    const draft = getValues();
    const problems = wordedAll(judge(draft, templateIn(client, draft.template), { isTest: true }));
    clearErrors();
    tell(problems, true);
    return Object.keys(problems).length > 0 ? null : undefined;
  };
  const more = () => {
    const draft = getValues();
    const template = templateIn(client, draft.template)!;
    return { name: draft.name, ...wordingOf(draft, template), ...headerOf(draft, template) };
  };
  return (
    <ActionButton
      entity={messages}
      name="test"
      asks={['number']}
      initial={{ number: user?.mobileNo ?? '' }}
      more={more}
      before={before}
      // What is wrong with the message itself is also told at its field, behind the dialog.
      onRefused={error => tell(refusedOf(error, getValues().by))}
    />
  );
}
