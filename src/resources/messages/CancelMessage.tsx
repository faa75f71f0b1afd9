import Button from '@mui/material/Button';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { messages, type Message } from '../../../schema/entities/messages.ts';
import { recipients } from '../../../schema/entities/recipients.ts';
import { Question } from '../../forms/Question.tsx';
import { useAction } from '../../forms/useAction.ts';
import { formatCount } from '../../format.ts';
import { balanceKey } from './Balance.tsx';
import { cancelMessage } from './calls.ts';

/** Stops what has not begun. What has begun cannot be called back, which is said before. */
export function CancelMessage({ message }: { message: Message }) {
  const translate = useTranslate();
  const notify = useNotify();
  const [isAsking, setAsking] = useState(false);
  const changes = [[messages.resource], [recipients.resource], balanceKey];
  const { isBusy, run } = useAction(changes, () => setAsking(false));
  const words = (key: string, count = 0) =>
    translate(`messenger.cancel.${key}`, { smart_count: count, count: formatCount(count), name: message.name });
  const cancel = () =>
    run(async () => {
      const isEnded = await cancelMessage(message.id);
      notify(words(isEnded ? 'done' : 'stopping'), { type: 'success' });
    });
  const gone = message.total! - message.queued! - message.skipped!;
  return (
    <>
      <Button color="error" variant="outlined" onClick={() => setAsking(true)}>
        {words('button')}
      </Button>
      {isAsking && (
        <Question
          title={words('title')}
          text={`${words('left', message.queued!)} ${gone > 0 ? words('gone', gone) : words('none_gone')}`}
          confirm={words('button')}
          isBusy={isBusy}
          onConfirm={cancel}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
