import { useWatch } from 'react-hook-form';
import { finenessesOf, type Metal } from '../../../schema/rules/metals.ts';
import { ChoiceInput } from '../kit/inputs/ChoiceInput.tsx';
import type { KindInputProps } from '../kit/inputs/kindInput.ts';

/** Of the finenesses those that the chosen metal is made in, and the one that is chosen. */
export function FinenessInput({ info, ...props }: KindInputProps) {
  const [metal, chosen] = useWatch({ name: ['metal', props.source] }) as [Metal | null, unknown];
  const known: readonly unknown[] | undefined = metal ? finenessesOf[metal] : undefined;
  const options = info.options!.filter(({ id }) => !known || known.includes(id) || id === chosen);
  return <ChoiceInput {...props} info={{ ...info, options }} />;
}
