import { daysLater } from '../../schema/kit/calendar.ts';
import { shopDay } from '../../schema/kit/shopDay.ts';
import { plainPdf } from '../../server/demo/plainPdf.ts';
import { newAddress } from './accounts.ts';
import type { World } from './everyEntity.ts';
import type { Sent } from './testApi.ts';

export const aVacancy = {
  title: 'Field trainer',
  place: 'Jaipur',
  stateCode: '08',
  employment: 'fullTime',
  payFrom: 28_000,
  payTo: 38_000,
  payPer: 'month',
  description: '<p>Train jewellers</p>',
  conditions: '<p>Sundays free</p>',
  openUntil: daysLater(shopDay(new Date()), 365),
  isOpen: true,
};

export const cvFile = (name = 'cv.pdf') =>
  new File([plainPdf(['Meera Solanki']) as Uint8Array<ArrayBuffer>], name, { type: 'application/pdf' });

export const anApplicant = {
  name: 'Meera Solanki',
  mobileNo: '9820012345',
  email: 'meera@example.com',
  message: 'Seven years at a counter',
  consent: 'true',
};

/** Somebody who applies for a vacancy, from a network of their own unless told. */
export const applicantOf =
  (world: Pick<World, 'call'>, vacancyId: string) =>
  (fields: object = {}, { file = cvFile(), ...sent }: Sent & { file?: unknown } = {}) =>
    world.call('POST', `public/vacancies/${vacancyId}/applications`, {
      form: { fields: JSON.stringify({ ...anApplicant, ...fields }), ...(file !== null && { file }) },
      address: newAddress(),
      ...sent,
    });
