import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useDataProvider, useTranslate, type RaRecord } from 'react-admin';
import type { ShopDataProvider } from '../../../dataProvider/dataProvider.ts';
import { dropNews, useNews } from '../../../events/news.ts';
import { historyId } from '../history/History.tsx';
import { useWho } from '../history/useWho.ts';
import { useEntity } from '../useEntity.ts';
import { queryKeys } from '../../../queryKeys.ts';

/** Says who has changed the record while somebody looks at it. What nobody has typed over follows by itself. */
export function RecordNews({ record }: { record: RaRecord }) {
  const { resource } = useEntity();
  const id = String(record.id);
  const isNew = useNews(resource).includes(id);
  useEffect(() => () => dropNews(resource, [id]), [resource, id]);
  return isNew ? <ChangedBy record={record} onClose={() => dropNews(resource, [id])} /> : null;
}

function ChangedBy({ record, onClose }: { record: RaRecord; onClose: () => void }) {
  const translate = useTranslate();
  const { resource } = useEntity();
  const dataProvider = useDataProvider<ShopDataProvider>();
  const { data } = useQuery({
    queryKey: queryKeys.history(resource, { id: record.id, version: record.version, newest: true }),
    queryFn: ({ signal }) =>
      dataProvider.getHistory(resource, { id: record.id, pagination: { page: 1, perPage: 1 }, signal }),
    retry: false,
  });
  const who = useWho()(data?.data[0]);
  const show = () => {
    document.getElementById(historyId)?.scrollIntoView({ behavior: 'smooth' });
    onClose();
  };
  return (
    <Button variant="contained" size="small" onClick={show} sx={{ whiteSpace: 'nowrap' }}>
      {translate('kit.live.by', { who })}
    </Button>
  );
}
