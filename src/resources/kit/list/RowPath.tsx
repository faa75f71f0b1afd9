import { createContext, use, type ReactNode } from 'react';
import { useCreatePath, useRecordContext, useResourceContext, useResourceDefinition, type RaRecord } from 'react-admin';
import { useTrash } from './trash.ts';
import { useMay } from '../useMay.ts';

export type RowPath = (record: RaRecord) => string | undefined;

const nowhere: RowPath = () => undefined;
const RowPathContext = createContext<RowPath>(nowhere);

/** Where the records of a list lead: to `own`, else to their pages. What lies in the trash leads nowhere. */
export function RowPathProvider({ own, children }: { own?: RowPath; children: ReactNode }) {
  const usual = useUsualPath();
  const { isTrash } = useTrash();
  return <RowPathContext value={isTrash ? nowhere : (own ?? usual)}>{children}</RowPathContext>;
}

export function useRecordPath(): string | undefined {
  const pathOf = use(RowPathContext);
  const record = useRecordContext();
  return record && pathOf(record);
}

/** To change a record for who may, else to look at it. */
function useUsualPath(): RowPath {
  const resource = useResourceContext() ?? '';
  const { hasEdit, hasShow } = useResourceDefinition();
  const canEdit = useMay(resource, 'edit');
  const createPath = useCreatePath();
  const type = hasEdit && canEdit ? 'edit' : hasShow ? 'show' : undefined;
  return ({ id }) => type && createPath({ resource, id, type });
}
