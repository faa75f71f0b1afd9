import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslate, type RaRecord } from 'react-admin';
import { whyNoReply } from '../../../schema/rules/serviceRequests.ts';
import { queryKeys } from '../../queryKeys.ts';
import { LoadTrouble } from '../kit/pages/LoadTrouble.tsx';
import { useEntity } from '../kit/useEntity.ts';
import { getReplies, type Side } from './calls.ts';
import { ReplyForm } from './ReplyForm.tsx';
import { Said } from './Said.tsx';

const perPage = 20;

type Props = { record: RaRecord; path: string; side: Side };

/** What was asked and what both sides have said since, the newest last, above the place to answer. */
export function Thread({ record, path, side }: Props) {
  const translate = useTranslate();
  const { resource } = useEntity();
  const { data, error, hasNextPage, fetchNextPage, isFetching } = useInfiniteQuery({
    queryKey: queryKeys.remarks(resource, record.id),
    queryFn: ({ pageParam, signal }) => getReplies(path, pageParam, perPage, signal),
    initialPageParam: 1,
    getNextPageParam: (last, _, page) => (page * perPage < last.totalCount ? page + 1 : undefined),
    retry: false,
  });
  const replies = (data?.pages.flatMap(({ items }) => items) ?? []).toReversed();
  return (
    <Box component="section" aria-label={translate('requests.thread')} sx={{ display: 'grid', gap: 1.5 }}>
      <Typography component="h2" variant="h6">
        {translate('requests.thread')}
      </Typography>
      <Said by={String(record['requester'] ?? '')} at={String(record['createdAt'])} text={String(record['text'])} />
      {hasNextPage && (
        <Button size="small" loading={isFetching} onClick={() => void fetchNextPage()} sx={{ justifySelf: 'start' }}>
          {translate('requests.earlier')}
        </Button>
      )}
      {error && <LoadTrouble error={error} />}
      {replies.map(({ id, userName, ...said }) => (
        <Said key={id} by={userName ?? translate('kit.history.someone')} {...said} />
      ))}
      {whyNoReply({ state: record['state'] }) ? (
        <Typography sx={{ color: 'text.secondary' }}>{translate('requests.closed')}</Typography>
      ) : (
        <ReplyForm key={record.id} record={record} path={path} side={side} />
      )}
    </Box>
  );
}
