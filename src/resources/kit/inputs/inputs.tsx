import type { ComponentType } from 'react';
import { BooleanInput as RaBooleanInput, DateInput as RaDateInput, DateTimeInput, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { isYearless, yearless } from '../../../../schema/kit/yearly.ts';
import type { Fields } from '../../../../schema/kit/defineEntity.ts';
import type { FieldInfo } from '../../../../schema/kit/fieldInfo.ts';
import type { Kind } from '../../../../schema/kit/meta.ts';
import { ChoiceInput } from './ChoiceInput.tsx';
import { DecimalInput, MoneyInput, PercentInput, WeightInput, WholeNumberInput } from './FigureInputs.tsx';
import { FileInput } from './FileInput.tsx';
import { useCommon, type KindInputProps } from './kindInput.ts';
import { LinesInput } from '../lines/LinesInput.tsx';
import { PictureInput, PicturesInput } from './pictures/PicturesInput.tsx';
import { RefInput } from './RefInput.tsx';
import { RefsInput } from './RefsInput.tsx';
import { RichInput } from './RichInput.tsx';
import {
  DigitsInput,
  EmailInput,
  JsonInput,
  LongTextInput,
  PhoneInput,
  PlainTextInput,
  WebAddressInput,
} from './TextInputs.tsx';
import { fromShopTime, toShopTime } from '../shopTime.ts';
import { targetOf } from '../useEntity.ts';

/** The input that every kind of field gets. */
export const inputs = {
  text: PlainTextInput,
  longText: LongTextInput,
  richText: RichInput,
  email: EmailInput,
  digits: DigitsInput,
  mobile: PhoneInput,
  phone: PhoneInput,
  pin: DigitsInput,
  url: WebAddressInput,
  integer: WholeNumberInput,
  decimal: DecimalInput,
  money: MoneyInput,
  weight: WeightInput,
  percent: PercentInput,
  boolean: BooleanInput,
  date: DateInput,
  timestamp: TimestampInput,
  choice: ChoiceInput,
  ref: RefInput,
  refs: RefsInput,
  file: FileInput,
  image: PictureInput,
  images: PicturesInput,
  json: JsonInput,
  said: JsonInput,
  child: ChildInput,
  lines: LinesInput,
} satisfies Record<Kind, ComponentType<KindInputProps>>;

type FieldProps = { info: FieldInfo; source?: string; autoFocus?: boolean };

/** A field of the schema as the input of its kind. */
export function Field({ info, source = info.name, autoFocus }: FieldProps) {
  const Input = inputs[info.kind];
  return <Input info={info} source={source} autoFocus={autoFocus} />;
}

/** `<Field name="mrp" />` for one entity: a name that it lacks does not compile. */
export function fieldOf<F extends Fields>({ info }: { fields: F; info: Record<Extract<keyof F, string>, FieldInfo> }) {
  return function EntityField({ name, ...props }: { name: Extract<keyof F, string> } & Omit<FieldProps, 'info'>) {
    return <Field info={info[name]} {...props} />;
  };
}

/** A child record made together with its parent: the child's own form, one level down. */
function ChildInput({ info, source }: KindInputProps) {
  const { form, info: fields } = targetOf(info);
  return form.map(name => <Field key={name} info={fields[name]!} source={`${source}.${name}`} />);
}

function BooleanInput(props: KindInputProps) {
  return <RaBooleanInput {...useCommon(props)} />;
}

function DateInput(props: KindInputProps) {
  const translate = useTranslate();
  const { helperText, ...common } = useCommon(props);
  const value: unknown = useWatch({ name: common.source });
  const isWithoutYear = Boolean(props.info.yearly) && typeof value === 'string' && isYearless(value);
  const year = isWithoutYear && translate('kit.input.yearless', { year: yearless });
  return <RaDateInput {...common} helperText={year || helperText} />;
}

/** A moment by the shop's clock, wherever the person sits. */
function TimestampInput(props: KindInputProps) {
  return <DateTimeInput {...useCommon(props)} format={toShopTime} parse={fromShopTime} />;
}
