import { useEffect, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { stateOfPin } from '../../../schema/rules/states.ts';
import { Field } from '../kit/inputs/inputs.tsx';
import type { KindInputProps } from '../kit/inputs/kindInput.ts';

/** Follows the PIN that is typed; on a border one chooses. */
export function StateInput(props: KindInputProps) {
  const { watch, setValue } = useFormContext<{ pin: string | null; stateCode: string | null }>();
  const pin = watch('pin') ?? '';
  const followed = useRef(pin);
  useEffect(() => {
    if (pin === followed.current) return;
    followed.current = pin;
    const [state, another] = stateOfPin(pin);
    if (state && !another) setValue('stateCode', state.code, { shouldDirty: true });
  }, [pin, setValue]);
  return <Field {...props} />;
}
