import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { askedBeside, conditionsOf } from '../../../../schema/kit/asked.ts';
import { usePlaced } from '../form/Placed.tsx';
import { useEntity } from '../useEntity.ts';
import { Field } from './inputs.tsx';
import type { OwnInputs } from './kindInput.ts';

type Props = { name: string; inputs?: OwnInputs; autoFocus?: boolean };

/** A field of the entity, as long as the others in the form ask for it. */
export function Asked(props: Props) {
  const entity = useEntity();
  const { name, inputs = {}, autoFocus } = props;
  if (conditionsOf(entity.fields[name]!).length > 0) return <Conditional {...props} />;
  const Input = inputs[name] ?? Field;
  return <Input info={entity.info[name]!} source={name} autoFocus={autoFocus} />;
}

/** A field that has its place here, and is shown while the form asks for it. */
export function AskedWhen({ isAsked, ...props }: Props & { isAsked: boolean }) {
  usePlaced(props.name);
  return isAsked ? <Asked {...props} /> : null;
}

function Conditional({ name, inputs = {}, autoFocus }: Props) {
  const { fields, info } = useEntity();
  usePlaced(name);
  const others = conditionsOf(fields[name]!);
  const values: unknown[] = useWatch({ name: others });
  const { asked, required } = askedBeside(
    fields[name]!,
    Object.fromEntries(others.map((other, i) => [other, values[i]])),
  );
  useEmptied(name, asked);
  const Input = inputs[name] ?? Field;
  return asked ? <Input info={{ ...info[name]!, required }} source={name} autoFocus={autoFocus} /> : null;
}

/** What was filled in is taken away once nobody asks for it any more. */
function useEmptied(name: string, asked: boolean): void {
  const { getValues, setValue } = useFormContext();
  const wasAsked = useRef(asked);
  useEffect(() => {
    if (wasAsked.current && !asked && getValues(name) != null) setValue(name, null, { shouldDirty: true });
    wasAsked.current = asked;
  }, [name, asked, getValues, setValue]);
}
