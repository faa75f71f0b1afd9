import { FileField, FileInput as RaFileInput } from 'react-admin';
import { useCommon, type KindInputProps } from './kindInput.ts';

export function FileInput(props: KindInputProps) {
  return (
    <RaFileInput {...useCommon({ ...props, autoFocus: undefined })}>
      <FileField source="src" title="title" />
    </RaFileInput>
  );
}
