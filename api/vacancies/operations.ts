import { yes } from '../../schema/kit/shape.ts';
import { replying } from '../handler.ts';
import type { Operation } from '../operation.ts';
import { apply, listVacancies, openVacancyShape, publicVacancies, showVacancy } from './calls.ts';

const common = { tag: 'Public', access: { to: 'public' } } as const;

/** What visitors see of vacancies, and how they apply. */
export const vacancyOperations: Operation[] = [
  {
    ...common,
    id: 'publicVacancies.list',
    method: 'GET',
    path: 'public/vacancies',
    summary: 'The vacancies that are open, the newest first',
    handle: replying(publicVacancies, listVacancies),
  },
  {
    ...common,
    id: 'publicVacancies.show',
    method: 'GET',
    path: 'public/vacancies/:vacancyId',
    summary: 'A vacancy that is open, and what whoever applies is asked for, in the words of their language',
    handle: replying(openVacancyShape, showVacancy),
  },
  {
    ...common,
    id: 'publicVacancies.apply',
    method: 'POST',
    path: 'public/vacancies/:vacancyId/applications',
    summary: 'Apply for a vacancy that is open, with a CV',
    body: { of: 'visitor', multipart: true },
    handle: replying(yes, apply, { status: 201, once: true }),
  },
];
