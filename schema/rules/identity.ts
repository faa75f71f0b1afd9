import type { TestFunction } from 'yup';
import { choice, text } from '../kit/kinds.ts';
import { shared } from '../words/en/shared.ts';
import { inCapitals, isPan } from './taxIds.ts';

/** Papers by which a person is identified. The name of the declaration changes with the law: see `panFormOn`. */
export const identityProofs = [
  { id: 'pan', name: 'PAN card' },
  { id: 'form60', name: 'Declaration in place of PAN' },
  { id: 'aadhaar', name: 'Aadhaar' },
  { id: 'voterId', name: 'Voter ID' },
  { id: 'drivingLicence', name: 'Driving licence' },
  { id: 'passport', name: 'Passport' },
] as const;

const lastFour = { name: 'aadhaarLastFour', message: shared.aadhaarLastFour, excludeEmptyString: true };

/**
 * Of an Aadhaar number the law lets a shop keep the last four digits. A PAN card is a proof with its whole number alone. Files with data from before this
 * rule may lack the number.
 */
export const identityFields = () => ({
  proof: choice(identityProofs).label('Proof of identity'),
  proofNumber: text()
    .label('Number of the proof')
    .max(32)
    .when('proof', ([proof]: readonly unknown[], number) => {
      if (proof === 'aadhaar') return number.matches(/^\d{4}$/, lastFour);
      return proof === 'pan'
        ? number.transform(inCapitals).test('panOfProof', shared.panOfProof, isPanOfProof)
        : number;
    }),
});

const isPanOfProof: TestFunction<string | null | undefined> = (number, { options }) =>
  (options.context as { mode?: string } | undefined)?.mode === 'import' || isPan(number);
