import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { HttpError, useCreatePath, useNotify } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { messages } from '../../../../schema/entities/messages.ts';
import { messageOf } from '../../../dataProvider/errors.ts';
import { useErrorHandling } from '../../../layout/useErrorHandling.ts';
import { sendMessage } from '../calls.ts';
import { bodyOf, type Draft } from './draft.ts';
import { placed } from './judge.ts';
import { templateIn } from './useTemplates.ts';
import { queryKeys } from '../../../queryKeys.ts';

export type Asked = { draft: Draft; answer: (isYes: boolean) => void };

/** Sends once the person has said yes to what it costs. What is refused lands at its field, and the form stays. */
export function useSending() {
  const client = useQueryClient();
  const onSent = useSent();
  const { actionError } = useErrorHandling();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [isSending, setSending] = useState(false);
  const submit = async (values: FieldValues) => {
    const draft = values as Draft;
    const isYes = await new Promise<boolean>(answer => setAsked({ draft, answer }));
    setSending(isYes);
    try {
      if (!isYes) return unsent;
      onSent(await sendMessage(bodyOf(draft, templateIn(client, draft.template)!)));
      return undefined;
    } catch (error) {
      setSending(false);
      actionError(error);
      return refusedOf(error, draft.by);
    } finally {
      setAsked(null);
    }
  };
  return { submit, asked, isSending };
}

/** Without an error of some kind the form would believe that it was sent, and let the person leave unwarned. */
const unsent = { root: { canceled: '' } };

export function refusedOf(error: unknown, by: Draft['by']): Record<string, unknown> {
  const errors = error instanceof HttpError ? (error.body as { errors?: Record<string, string> } | null)?.errors : {};
  const { fields } = placed(errors ?? {}, by);
  return Object.keys(fields).length ? fields : { root: { serverError: messageOf(error) } };
}

function useSent() {
  const client = useQueryClient();
  const notify = useNotify();
  const navigate = useNavigate();
  const createPath = useCreatePath();
  return ({ id, name }: { id: string; name: string | null }) => {
    notify('messenger.sent', { type: 'success', messageArgs: { name } });
    for (const queryKey of [queryKeys.of(messages.resource), queryKeys.balance])
      void client.invalidateQueries({ queryKey });
    void navigate(createPath({ resource: messages.resource, id, type: 'show' }));
  };
}
