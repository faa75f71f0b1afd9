import TextField, { type TextFieldProps } from '@mui/material/TextField';
import type { AnySchema } from 'yup';
import { useFormContext } from 'react-hook-form';
import { useTranslate } from 'react-admin';
import { wording } from '../i18n/wording.ts';
import { usePlainFields } from './PlainForm.tsx';

type Props = Omit<TextFieldProps, 'name' | 'label' | 'error'> & {
  name: string;
  label?: string;
  /** What is meant by what was typed. */
  read?: (typed: string) => unknown;
};

/** A field of the form round it: its label and whether it is needed come from the rules. */
export function PlainField({ name, label, helperText, read, ...props }: Props) {
  const translate = useTranslate();
  const { spec } = usePlainFields()[name]!;
  const { register, formState } = useFormContext();
  const { ref, ...field } = register(name, { setValueAs: read });
  const problem = formState.errors[name]?.message as string | undefined;
  return (
    <TextField
      fullWidth
      autoComplete="off"
      label={label ?? labelOf(spec)}
      required={!spec.optional && !spec.nullable}
      error={Boolean(problem)}
      helperText={problem ? translate(problem, { _: problem }) : helperText}
      inputRef={ref}
      {...field}
      {...props}
    />
  );
}

function labelOf({ label, meta }: AnySchema['spec']): string | undefined {
  return (meta?.words && wording().label(meta.words)) ?? label;
}
