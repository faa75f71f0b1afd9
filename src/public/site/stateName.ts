import { stateOptions, type StateCode } from '../../../schema/rules/states.ts';
import { stateNameOf } from '../words.ts';

export function stateName(code: StateCode): string {
  return stateNameOf({ code, name: stateOptions.find(({ id }) => id === code)!.name });
}
