import Box from '@mui/material/Box';
import type { ComponentType, ReactNode } from 'react';
import type { RaRecord } from 'react-admin';
import { Field } from '../inputs/inputs.tsx';
import { SaveBar } from '../form/SaveBar.tsx';
import { SchemaForm, type Save } from '../form/SchemaForm.tsx';
import { Section } from '../form/Section.tsx';
import type { KindInputProps } from '../inputs/kindInput.ts';
import { useEntity } from '../useEntity.ts';

export type OwnInputs = Record<string, ComponentType<KindInputProps>>;

export type FormShape = {
  /** Some inputs of one's own, by field. */
  inputs?: OwnInputs;
  /** The fields that are judged and sent. */
  fields?: readonly string[];
  /** A whole form of one's own, in place of the generated fields. */
  children?: ReactNode;
};

type Props = FormShape & {
  id?: string;
  mode: 'create' | 'update';
  record?: RaRecord;
  onSave: Save;
  /** Beside Save. */
  actions?: ReactNode;
};

/** The form of a page: one column, as wide as reads well. */
export function EntityForm({ id, mode, record, onSave, actions, fields, ...shape }: Props) {
  return (
    <Box sx={{ maxWidth: 640 }}>
      <SchemaForm id={id} mode={mode} record={record} onSave={onSave} fields={fields} guarded>
        <FormFields fields={fields} {...shape} />
        <SaveBar>{actions}</SaveBar>
      </SchemaForm>
    </Box>
  );
}

/** One's own children, else an input for every field of the schema's form. */
export function FormFields({ inputs = {}, fields, children }: FormShape) {
  const { form, info } = useEntity();
  if (children) return children;
  return (
    <Section>
      {(fields ?? form).map((name, i) => {
        const Input = inputs[name] ?? Field;
        return <Input key={name} info={info[name]!} source={name} autoFocus={i === 0} />;
      })}
    </Section>
  );
}
