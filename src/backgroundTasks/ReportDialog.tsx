import { useQuery } from '@tanstack/react-query';
import { ResourceContextProvider, useDataProvider } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import type { ShopDataProvider } from '../dataProvider/dataProvider.ts';
import { entityOf } from '../entityOf.ts';
import { ImportSteps } from '../resources/kit/ImportDialog/ImportSteps.tsx';
import { useTellBackgroundTasks } from './useBackgroundTasks.ts';
import { queryKeys } from '../queryKeys.ts';

/** The report of the import that the address names. */
export function ReportDialog() {
  const [search, setSearch] = useSearchParams();
  const tell = useTellBackgroundTasks();
  const dataProvider = useDataProvider<ShopDataProvider>();
  const id = search.get('import');
  const { data: report } = useQuery({
    queryKey: queryKeys.import(id),
    queryFn: async ({ signal }) => (await dataProvider.getImport(id!, { signal })).data,
    enabled: id !== null,
  });
  const entity = report && entityOf(report.entity);
  if (!id || !entity) return null;
  const close = () => {
    setSearch({});
    void tell();
  };
  return (
    <ResourceContextProvider value={entity.resource}>
      <ImportSteps key={id} following={id} onClose={close} />
    </ResourceContextProvider>
  );
}
