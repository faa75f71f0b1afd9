import { useTranslate } from 'react-admin';
import type { FieldInfo } from '../../../../schema/kit/fieldInfo.ts';
import { clockOf } from '../../../../schema/kit/clock.ts';
import { useEntity } from '../useEntity.ts';

export type Choice = { id: string | number; name: string };

/** What may be chosen in a field of the kind `choice`, in the person's language. */
export function useOptions({ name, options = [] }: FieldInfo): Choice[] {
  const translate = useTranslate();
  const entity = useEntity();
  const { resource } = entity;
  const clock = clockOf(entity, name)?.clock;
  if (clock === 'weekday') return options.map(({ id }) => ({ id, name: translate(`kit.figures.weekdays.${id}`) }));
  return options.map(({ id, name: text }) => ({
    id,
    name: translate(`resources.${resource}.values.${name}.${id}`, { _: text }),
  }));
}

/** The words for yes and no of a field: `Active`, `Inactive`. */
export function useYesNo({ name }: FieldInfo): { yes: string; no: string } {
  const translate = useTranslate();
  const { resource } = useEntity();
  const word = (value: boolean, fallback: string) =>
    translate(`resources.${resource}.values.${name}.${value}`, { _: translate(fallback) });
  return { yes: word(true, 'kit.yes'), no: word(false, 'kit.no') };
}
