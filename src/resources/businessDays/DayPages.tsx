import { businessDays } from '../../../schema/entities/businessDays.ts';
import { givenFields } from '../../../schema/kit/validate.ts';
import { without } from '../kit/form/without.ts';
import { EntityEdit } from '../kit/pages/EntityEdit.tsx';
import { EntityShow } from '../kit/pages/EntityShow.tsx';
import { ComparedOfClosed } from './ComparedOfClosed.tsx';
import { CountedInput } from './CountedInput.tsx';

const inputs = {
  counts: CountedInput,
  slips: CountedInput,
  metals: CountedInput,
  looseStones: CountedInput,
  trays: CountedInput,
  orderBox: CountedInput,
};
const shows = { expected: ComparedOfClosed };
const facts = without(givenFields(businessDays), 'expected');

/** It stays open after saving, so that the day can be closed. */
export function EditDay() {
  return <EntityEdit stays inputs={inputs} shows={shows} facts={facts} />;
}

export function ShowDay() {
  return <EntityShow shows={shows} />;
}
