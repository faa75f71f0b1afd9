import { TextInput, type TextInputProps } from 'react-admin';
import { useCommon, type KindInputProps } from './kindInput.ts';

type Html = Pick<TextInputProps, 'type' | 'multiline' | 'minRows' | 'maxRows' | 'autoComplete'> & {
  inputMode?: 'numeric' | 'decimal' | 'tel' | 'email' | 'url';
};

/** A text field that brings up the right keyboard. The form does not let the browser judge: the schema does. */
function textInput({ inputMode, ...html }: Html) {
  return function KindTextInput(props: KindInputProps) {
    const slotProps = inputMode && { htmlInput: { inputMode } };
    return <TextInput {...useCommon(props)} {...html} slotProps={slotProps} />;
  };
}

export const PlainTextInput = textInput({ autoComplete: 'off' });
export const LongTextInput = textInput({ multiline: true, minRows: 3, maxRows: 12 });
export const EmailInput = textInput({ type: 'email', inputMode: 'email', autoComplete: 'off' });
export const PhoneInput = textInput({ type: 'tel', inputMode: 'tel', autoComplete: 'off' });
export const DigitsInput = textInput({ inputMode: 'numeric', autoComplete: 'off' });
export const WebAddressInput = textInput({ type: 'url', inputMode: 'url', autoComplete: 'off' });

/** Data as its JSON text. What cannot be read stays as typed, for the rule to refuse. */
export function JsonInput(props: KindInputProps) {
  const format = (value: unknown) =>
    typeof value === 'string' ? value : value == null ? '' : JSON.stringify(value, null, 2);
  return <TextInput {...useCommon(props)} format={format} multiline minRows={3} />;
}
