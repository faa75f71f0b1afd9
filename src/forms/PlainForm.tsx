import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { createContext, use, useEffect, type ReactNode } from 'react';
import {
  FormProvider,
  useForm,
  useFormState,
  type FieldErrors,
  type FieldValues,
  type Resolver,
} from 'react-hook-form';
import { HttpError, useTranslate } from 'react-admin';
import type { Fields } from '../../schema/kit/defineEntity.ts';
import { validateFields } from '../../schema/kit/validate.ts';
import { wordedAll } from '../i18n/wording.ts';
import { messageOf } from '../dataProvider/errors.ts';
import { holdInput } from '../dataProvider/renewal.ts';

type Props = {
  fields: Fields;
  defaultValues?: Record<string, string>;
  /** What it throws is told at the fields that the server names, else above them. */
  onSend: (values: Record<string, unknown>) => Promise<unknown>;
  children: ReactNode;
};

export const PlainFields = createContext<Fields>({});

/** A form that is no record: it sends what a call takes, judged by the rules that the server has for it. */
export function PlainForm({ fields, defaultValues, onSend, children }: Props) {
  const empty = Object.fromEntries(Object.keys(fields).map(name => [name, '']));
  const form = useForm<FieldValues>({
    defaultValues: { ...empty, ...defaultValues },
    resolver: judge(fields),
    shouldFocusError: true,
  });
  useEffect(holdInput, []);
  const send = form.handleSubmit(async values => {
    try {
      await onSend(values);
    } catch (error) {
      const refused = refusalsOf(error).filter(([name]) => name in fields);
      refused.forEach(([name, message], i) => form.setError(name, { message }, { shouldFocus: i === 0 }));
      if (refused.length === 0) form.setError('root', { message: messageOf(error) });
    }
  });
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={event => void send(event)}>
        <PlainFields value={fields}>{children}</PlainFields>
      </form>
    </FormProvider>
  );
}

export function RootFailure() {
  const { errors } = useFormState();
  return <Failure message={errors.root?.message} />;
}

export function Submit({ text, color }: { text: string; color?: 'error' }) {
  const { isSubmitting } = useFormState();
  return (
    <Button type="submit" variant="contained" color={color} disabled={isSubmitting}>
      {text}
    </Button>
  );
}

/** What was refused without a field of its own. */
export function Failure({ message }: { message?: string }) {
  const translate = useTranslate();
  return message ? <Alert severity="error">{translate(message, { _: message })}</Alert> : null;
}

export function usePlainFields(): Fields {
  return use(PlainFields);
}

/** Fields left empty say nothing. */
function judge(fields: Fields): Resolver<FieldValues> {
  return values => {
    const { problems, values: cleaned } = validateFields(fields, present(values));
    if (!problems) return { values: present(cleaned), errors: {} };
    const errors = Object.entries(wordedAll(problems)).map(([name, message]) => [name, { type: 'schema', message }]);
    return { values: {}, errors: Object.fromEntries(errors) as FieldErrors };
  };
}

function present(values: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value != null && value !== ''));
}

function refusalsOf(error: unknown): [string, string][] {
  const body = error instanceof HttpError ? (error.body as { errors?: Record<string, string> } | null) : null;
  return Object.entries(body?.errors ?? {});
}
