import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslate, type RaRecord } from 'react-admin';
import { getRemarks } from '../../../dataProvider/remarks.ts';
import { queryKeys } from '../../../queryKeys.ts';
import { LoadTrouble } from '../pages/LoadTrouble.tsx';
import { useEntity } from '../useEntity.ts';
import { RemarkForm } from './RemarkForm.tsx';
import { RemarkItem, type RemarkHint } from './RemarkItem.tsx';
import { useMayRemark } from './useMayRemark.ts';

const perPage = 10;

/** What people have said about a record, the newest first, and a place to say more. */
export function Remarks(props: Props) {
  const mayRemark = useMayRemark();
  return mayRemark('list') ? <AllRemarks {...props} mayAdd={mayRemark('create')} /> : null;
}

type Props = { record: RaRecord; Hint: RemarkHint };

function AllRemarks({ record, Hint, mayAdd }: Props & { mayAdd: boolean }) {
  const translate = useTranslate();
  const { resource } = useEntity();
  const { data, error, hasNextPage, fetchNextPage, isFetching } = useInfiniteQuery({
    queryKey: queryKeys.remarks(resource, record.id),
    queryFn: ({ pageParam: page, signal }) => getRemarks(resource, record.id, { page, perPage, signal }),
    initialPageParam: 1,
    getNextPageParam: (last, _, page) => (page * perPage < last.totalCount ? page + 1 : undefined),
    retry: false,
  });
  const all = data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <Box component="section" aria-label={translate('kit.remarks.title')} sx={{ display: 'grid', gap: 1 }}>
      <Typography component="h2" variant="h6">
        {translate('kit.remarks.title')}
      </Typography>
      {mayAdd && <RemarkForm key={record.id} record={record} />}
      {error && <LoadTrouble error={error} />}
      {data && !all.length && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {translate('kit.remarks.none')}
        </Typography>
      )}
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {all.map(remark => (
          <RemarkItem key={remark.id} remark={remark} record={record} Hint={Hint} />
        ))}
      </Box>
      {hasNextPage && (
        <Button size="small" loading={isFetching} onClick={() => void fetchNextPage()} sx={{ justifySelf: 'start' }}>
          {translate('kit.remarks.more')}
        </Button>
      )}
    </Box>
  );
}
