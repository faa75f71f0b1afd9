import { useTranslate } from 'react-admin';
import { serviceRequests } from '../../../schema/entities/serviceRequests.ts';
import type { Transition } from '../../../schema/kit/states.ts';

const own = `resources.${serviceRequests.resource}`;
const transitions = serviceRequests.states!.transitions as Record<string, Transition>;

/** How a request's fields, choices and ways on are called, on whichever side it is looked at. */
export function useRequestWords() {
  const translate = useTranslate();
  return {
    label: (field: string) => translate(`${own}.fields.${field}`),
    choice: (field: string, id: string) => translate(`${own}.values.${field}.${id}`, { _: id }),
    transition: (name: string) => translate(`${own}.buttons.${name}.label`, { _: transitions[name]!.label }),
  };
}
