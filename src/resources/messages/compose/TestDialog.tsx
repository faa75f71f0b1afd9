import { useQueryClient } from '@tanstack/react-query';
import { useFormContext } from 'react-hook-form';
import { useNotify, useTranslate } from 'react-admin';
import { messages } from '../../../../schema/entities/messages.ts';
import { useSession } from '../../../authProvider/useSession.ts';
import { PlainDialog } from '../../../forms/PlainDialog.tsx';
import { PlainField } from '../../../forms/PlainField.tsx';
import { balanceKey } from '../Balance.tsx';
import { testMessage } from '../calls.ts';
import { headerOf, wordingOf, type Draft } from './draft.ts';
import { refusedOf } from './useSending.ts';
import { templateIn } from './useTemplates.ts';

const { number } = messages.actions!.test.input;

/** To which phone the test goes. */
export function TestDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const { user } = useSession();
  const send = useTest();
  return (
    <PlainDialog
      title={translate('messenger.test.title')}
      text={translate('messenger.test.text')}
      submit={translate('messenger.test.submit')}
      fields={{ number }}
      defaultValues={{ number: user?.mobileNo ?? '' }}
      onSend={send}
      onClose={onClose}
    >
      <PlainField
        name="number"
        label={translate('messenger.test.number')}
        type="tel"
        helperText={translate('messenger.test.number_help')}
      />
    </PlainDialog>
  );
}

/** What is wrong with the message itself is also told at its field, behind the dialog. */
function useTest() {
  const client = useQueryClient();
  const notify = useNotify();
  const { getValues, setError } = useFormContext<Draft>();
  return async (wish: Record<string, unknown>) => {
    const draft = getValues();
    const template = templateIn(client, draft.template)!;
    try {
      await testMessage({ name: draft.name, ...wordingOf(draft, template), ...headerOf(draft, template), ...wish });
      notify('messenger.test.done', { type: 'success' });
      for (const queryKey of [[messages.resource], balanceKey]) void client.invalidateQueries({ queryKey });
    } catch (error) {
      for (const [name, message] of Object.entries(refusedOf(error, draft.by)))
        if (typeof message === 'string') setError(name as keyof Draft, { type: 'server', message });
      throw error;
    }
  };
}
