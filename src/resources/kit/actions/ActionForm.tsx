import DialogContentText from '@mui/material/DialogContentText';
import Button from '@mui/material/Button';
import { createContext, useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { askedInfo, type EntityButton } from '../../../../schema/kit/buttonsOf.ts';
import type { Fields } from '../../../../schema/kit/defineEntity.ts';
import { infoOf } from '../../../../schema/kit/fieldInfo.ts';
import { leftTry } from '../../../dataProvider/leftTries.ts';
import type { Upload } from '../../../dataProvider/upload.ts';
import { Failure } from '../../../forms/PlainForm.tsx';
import { JudgedForm } from '../form/JudgedForm.tsx';
import { LeftTry } from '../form/LeftTry.tsx';
import { resolverOf } from '../form/resolver.ts';
import { Section } from '../form/Section.tsx';
import { refused } from '../form/useSave.ts';
import { Field } from '../inputs/inputs.tsx';
import type { OwnInputs } from '../inputs/kindInput.ts';
import type { Input } from './useCall.ts';

export type FormShape = {
  /** Some inputs of one's own, by field. */
  inputs?: OwnInputs;
  /** Which of its inputs are asked for here; all unless told. */
  asks?: readonly string[];
  /** What the fields begin with; the button's own unless told. */
  initial?: Input;
};
type Props = FormShape & {
  button: EntityButton;
  record?: Record<string, unknown>;
  /** The place of a lost try. Nothing is sent before the person has chosen what becomes of the try. */
  place: string;
  onSend: (input: Input, upload: Upload) => Promise<unknown>;
  children: ReactNode;
};

/** The record whose button was pressed, for inputs of one's own. */
export const ActedOn = createContext<Record<string, unknown> | undefined>(undefined);

/** The form of what a call takes, round its fields and its button: judged by the rules that the server has for it. */
export function ActionForm({ button, record, place, asks, initial, onSend, children }: Props) {
  const input = askedOf(button, asks);
  // The same object as long as the form stands, which another one would reset.
  const [begin] = useState(() => ({ ...emptied(input), ...(record && button.initial?.(record)), ...initial }));
  const save = async (values: Input, _: () => void, upload: Upload) => {
    if (!upload.wish?.lost && leftTry(place)) return { root: { serverError: 'kit.leftActionFirst' } };
    try {
      await onSend(values, upload);
      return undefined;
    } catch (error) {
      return refused(error);
    }
  };
  return (
    <JudgedForm shown={Object.keys(input)} resolver={resolverOf(input)} record={begin} onSave={save}>
      <ActedOn value={record}>{children}</ActedOn>
    </JudgedForm>
  );
}

/** The inputs of the kit for what a call takes. In a dialog the first is ready to be typed in. */
export function ActionFields({
  button,
  asks,
  inputs = {},
  isFocused = true,
}: FormShape & Pick<Props, 'button'> & { isFocused?: boolean }) {
  const inside = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Not by `autoFocus`, which comes too early for the inputs of days.
    if (isFocused) inside.current?.querySelector<HTMLElement>('input, textarea, [role="combobox"]')?.focus();
  }, [isFocused]);
  return (
    <div ref={inside}>
      <Section>
        {Object.keys(askedOf(button, asks)).map(name => {
          const Input = inputs[name] ?? Field;
          const info = askedInfo(button, name);
          return <Input key={name} info={info} source={name} autoFocus={isFocused && info.kind === 'lines'} />;
        })}
      </Section>
    </div>
  );
}

/** The subject of the form, a lost try of it, and a refusal without a field of its own. */
export function ActionText({ text, place }: { text?: string; place: string }) {
  const translate = useTranslate();
  const { errors } = useFormState();
  return (
    <>
      {text && <DialogContentText>{text}</DialogContentText>}
      <LeftTry place={place} text={() => translate('kit.leftAction')} />
      <Failure message={errors.root?.['serverError']?.message} />
    </>
  );
}

export function SubmitButton({ text, danger }: { text: string; danger?: boolean }) {
  const { isSubmitting } = useFormState();
  return (
    <Button
      type="submit"
      variant="contained"
      color={danger ? 'error' : 'primary'}
      loading={isSubmitting}
      sx={{ justifySelf: 'end' }}
    >
      {text}
    </Button>
  );
}

/** What is typed and taken away again is as if nothing had been: fields begin empty, but for those that begin with something. */
const emptied = (input: Fields) =>
  Object.fromEntries(
    Object.entries(infoOf(input)).flatMap(([name, { initial }]) => (initial === undefined ? [[name, null]] : [])),
  );

const askedOf = ({ input }: EntityButton, asks?: readonly string[]) =>
  Object.fromEntries(Object.entries(input).filter(([name]) => asks?.includes(name) ?? true));
