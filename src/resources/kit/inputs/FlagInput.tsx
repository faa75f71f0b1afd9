import { BooleanInput } from 'react-admin';
import { useCommon, type KindInputProps } from './kindInput.ts';

export function FlagInput(props: KindInputProps) {
  return <BooleanInput {...useCommon(props)} />;
}
