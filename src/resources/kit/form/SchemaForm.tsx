import { formFields, type Mode } from '../../../../schema/kit/validate.ts';
import { useEntity } from '../useEntity.ts';
import { JudgedForm, type JudgedFormProps } from './JudgedForm.tsx';
import { resolverFor } from './resolver.ts';

type Props = Omit<JudgedFormProps, 'resolver' | 'shown'> & {
  mode: Exclude<Mode, 'import'>;
  /** The fields that are judged and sent; all of the schema's form unless told. */
  fields?: readonly string[];
};

/** A form that the schema judges, on both sides with the same words. */
export function SchemaForm({ mode, fields, children, ...form }: Props) {
  const entity = useEntity();
  const shown = fields ?? formFields(entity, mode);
  return (
    <JudgedForm shown={shown} resolver={resolverFor(entity, mode, shown)} {...form}>
      {children}
    </JudgedForm>
  );
}
