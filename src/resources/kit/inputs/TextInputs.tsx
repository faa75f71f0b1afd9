import { TextInput, type TextInputProps } from 'react-admin';
import { formatPhone } from '../../../format.ts';
import { useReadable } from './readable.ts';
import { useCommon, type KindInputProps } from './kindInput.ts';

type Html = Pick<TextInputProps, 'type' | 'multiline' | 'minRows' | 'maxRows' | 'autoComplete'> & {
  inputMode?: 'numeric' | 'decimal' | 'tel' | 'email' | 'url';
};

type Reading = Partial<ReturnType<typeof useReadable>>;

/** A text field that brings up the right keyboard. The form does not let the browser judge: the schema does. */
function textInput({ inputMode, ...html }: Html) {
  return function KindTextInput({ format, onFocus, onBlur, ...props }: KindInputProps & Reading) {
    const slotProps = inputMode && { htmlInput: { inputMode } };
    const reading = { ...(format && { format }), onFocus, onBlur };
    return <TextInput {...useCommon(props)} {...html} {...reading} slotProps={slotProps} />;
  };
}

export const PlainTextInput = textInput({ autoComplete: 'off' });
export const LongTextInput = textInput({ multiline: true, minRows: 3, maxRows: 12 });
export const EmailInput = textInput({ type: 'email', inputMode: 'email', autoComplete: 'off' });
export const DigitsInput = textInput({ inputMode: 'numeric', autoComplete: 'off' });
export const WebAddressInput = textInput({ type: 'url', inputMode: 'url', autoComplete: 'off' });

const DialInput = textInput({ type: 'tel', inputMode: 'tel', autoComplete: 'off' });

/** A number stands in two groups, as it is said, while nobody types in it. */
export function PhoneInput(props: KindInputProps) {
  const readable = useReadable(plain, number => number && formatPhone(number));
  return <DialInput {...props} {...readable} />;
}

const plain = (value: unknown) => (typeof value === 'string' ? value : '');

/** Data as its JSON text. What cannot be read stays as typed, for the rule to refuse. */
export function JsonInput(props: KindInputProps) {
  const format = (value: unknown) =>
    typeof value === 'string' ? value : value == null ? '' : JSON.stringify(value, null, 2);
  return <TextInput {...useCommon(props)} format={format} multiline minRows={3} />;
}
