import { ResourceContextProvider } from 'react-admin';
import { vacancies } from '../../../schema/entities/vacancies.ts';
import { EntityEdit } from '../kit/pages/EntityEdit.tsx';

/** At the specification's address, which is not react-admin's. */
export function VacancyPage() {
  return (
    <ResourceContextProvider value={vacancies.resource}>
      <EntityEdit />
    </ResourceContextProvider>
  );
}
