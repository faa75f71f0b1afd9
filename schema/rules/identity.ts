import { choice, text } from '../kit/kinds.ts';
import { shared } from '../words/en/shared.ts';

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

/** Of an Aadhaar number the law lets a shop keep the last four digits. */
export const identityFields = () => ({
  proof: choice(identityProofs).label('Proof of identity'),
  proofNumber: text()
    .label('Number of the proof')
    .max(32)
    .when('proof', { is: 'aadhaar', then: number => number.matches(/^\d{4}$/, lastFour) }),
});
