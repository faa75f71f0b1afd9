import type { PublicFormWords } from './publicForm.ts';

/** Kinds of employment, each with what search engines call it (schema.org `employmentType`). */
export const employments = [
  { id: 'fullTime', name: 'Full time' },
  { id: 'partTime', name: 'Part time' },
  { id: 'contract', name: 'On contract' },
  { id: 'temporary', name: 'For a time' },
  { id: 'internship', name: 'Internship' },
] as const;
export type Employment = (typeof employments)[number]['id'];

export const employmentTypes: Readonly<Record<Employment, string>> = {
  fullTime: 'FULL_TIME',
  partTime: 'PART_TIME',
  contract: 'CONTRACTOR',
  temporary: 'TEMPORARY',
  internship: 'INTERN',
};

/** For which stretch of time the pay is. */
export const payPeriods = [
  { id: 'month', name: 'A month' },
  { id: 'year', name: 'A year' },
  { id: 'day', name: 'A day' },
  { id: 'hour', name: 'An hour' },
] as const;
export type PayPeriod = (typeof payPeriods)[number]['id'];

export const applicationStates = [
  { id: 'received', name: 'Received', meaning: 'waiting' },
  { id: 'invited', name: 'Invited', meaning: 'active' },
  { id: 'hired', name: 'Hired', meaning: 'done' },
  { id: 'rejected', name: 'Rejected', meaning: 'stopped' },
] as const;

/** After a vacancy has ended its applications are kept for so many days, as those who apply are told. */
export const applicationDays = 180;

/** What a CV may be, by the ends of names, and how large. */
export const cvEndings = ['pdf', 'doc', 'docx', 'odt', 'rtf', 'jpg', 'jpeg', 'png'] as const;
export const largestCvMegabytes = 5;

/** A vacancy as visitors see it, in words of their language. Rich text is harmless HTML. */
export type PublicVacancy = {
  id: string;
  title: string;
  place: string;
  stateName: string | null;
  /** Its name in the reader's language. */
  employment: { id: Employment; name: string };
  payFrom: number | null;
  payTo: number | null;
  payPer: PayPeriod;
  openUntil: string;
  postedAt: string;
};
export type VacancyText = { description: string; conditions: string | null };

/** A vacancy that is open, and the form by which visitors apply for it. */
export type OpenVacancy = { vacancy: PublicVacancy & VacancyText; form: PublicFormWords };
