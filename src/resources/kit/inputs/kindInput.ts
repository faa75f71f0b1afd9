import type { ComponentType, ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { FieldInfo } from '../../../../schema/kit/fieldInfo.ts';
import { usePlaced } from '../form/Placed.tsx';
import { useEntity } from '../useEntity.ts';

/** What every kind's input is given. */
export type KindInputProps = {
  info: FieldInfo;
  /** Where the value lies in the form; the field's own name unless it is part of another. */
  source: string;
  autoFocus?: boolean;
  /** Below the input, in place of the entity's own words of help. */
  help?: ReactNode;
};

/** Inputs of one's own, by field. */
export type OwnInputs = Record<string, ComponentType<KindInputProps>>;

/** Where its words stand. Of a line: `lines.2.weight` is worded as `lines.weight`; what an action takes: as `retry.to`. */
const addressOf = ({ name }: FieldInfo, source: string) => (name.includes('.') ? name : source.replace(/\.\d+\./, '.'));

/** What every input of react-admin is given. Rules come from the form's resolver, so here is only the mark. */
export function useCommon({ info, source, autoFocus, help }: KindInputProps) {
  usePlaced(source.split('.')[0]!);
  const translate = useTranslate();
  const { resource } = useEntity();
  const address = addressOf(info, source);
  const own = translate(`resources.${resource}.help.${address}`, { _: '' });
  // Words that a form begins with are the person's too; choices are kept by their ids.
  const initial =
    info.kind === 'text' && typeof info.initial === 'string'
      ? translate(`resources.${resource}.initial.${address}`, { _: info.initial })
      : info.initial;
  return {
    source,
    label: translate(`resources.${resource}.fields.${address}`, { _: info.label }),
    helperText: help ?? (own || (false as const)),
    isRequired: info.required,
    // react-admin types it differently for every input.
    defaultValue: initial as undefined,
    autoFocus,
  };
}

/** Of an input with a list to choose from. A form that begins with it opens no list: that comes with the first key. */
export function useCommonWithList(props: KindInputProps) {
  const common = useCommon(props);
  return props.autoFocus ? { ...common, openOnFocus: false, TextFieldProps: { autoFocus: true } } : common;
}
