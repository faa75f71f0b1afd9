/** @jsxImportSource preact */
import { Field, type FieldProps } from './Field.tsx';

export function EmailField(props: FieldProps) {
  return <Field type="email" autocomplete="username" autocapitalize="none" spellcheck={false} {...props} />;
}
