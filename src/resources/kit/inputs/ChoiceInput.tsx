import { RadioButtonGroupInput, SelectInput } from 'react-admin';
import { Filling } from './Filling.tsx';
import { useOptions } from './options.ts';
import { useCommon, type KindInputProps } from './kindInput.ts';

const fewOptions = 3;

/** A few options lie open; more fold into a list. */
export function ChoiceInput(props: KindInputProps) {
  const common = useCommon(props);
  const choices = useOptions(props.info);
  const { fills } = props.info;
  return (
    <>
      {choices.length <= fewOptions ? (
        <RadioButtonGroupInput {...common} choices={choices} translateChoice={false} />
      ) : (
        <SelectInput {...common} choices={choices} translateChoice={false} />
      )}
      {fills && <Filling source={props.source} action={fills} />}
    </>
  );
}
