import { useTranslate } from 'react-admin';
import { stateOptions } from '../../schema/rules/states.ts';

/** In the person's language, as bills call it. */
export function useStateName() {
  const translate = useTranslate();
  return (code: string): string =>
    translate(`resources.quick_bills.values.placeOfSupply.${code}`, {
      _: stateOptions.find(({ id }) => id === code)?.name ?? code,
    });
}
