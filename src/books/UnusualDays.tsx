import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { UnusualDays as Found } from '../../schema/rules/unusualDays.ts';
import { allEntities } from '../entityOf.ts';
import { formatDate } from '../format.ts';
import { FigureTable } from '../layout/FigureTable.tsx';
import { Pages } from '../layout/Pages.tsx';
import { queryKeys } from '../queryKeys.ts';
import { Arriving } from './Arriving.tsx';
import { getUnusualDays, pageSize } from './calls.ts';
import { DocumentLink } from './DocumentLink.tsx';

/** `/unusual_days`: documents whose day is probably a mistake, each with the way to correct it. */
export function UnusualDays() {
  const [page, setPage] = useState(1);
  const { data, error } = useQuery({
    queryKey: queryKeys.book('unusualDays', { page }),
    queryFn: ({ signal }) => getUnusualDays(page, signal),
    placeholderData: keepPreviousData,
  });
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)', maxWidth: 1200 }}>
      <Arriving error={error}>{data && <Documents items={data.items} />}</Arriving>
      <Pages totalCount={data?.totalCount ?? 0} pageSize={pageSize} page={page} choose={setPage} />
    </Box>
  );
}

function Documents({ items }: Pick<Found, 'items'>) {
  const translate = useTranslate();
  const say = (key: string) => translate(`books.unusualDays.${key}`);
  const lines = items.map(({ entity, id, number, day, problem, way }) => ({
    key: `${entity} ${id}`,
    name: <DocumentLink entity={entity} recordId={id} number={number} reversesId={null} />,
    cells: [
      translate(`resources.${resourceOf(entity)}.name`, { smart_count: 1 }),
      formatDate(day),
      say(`problem.${problem}`),
      say(`way.${way}`),
    ],
  }));
  return (
    <>
      {items.length > 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {say('about')}
        </Typography>
      )}
      <FigureTable
        title={say('title')}
        none={say('none')}
        heads={['document', 'kind', 'day', 'problem', 'way'].map(head => say(`head.${head}`))}
        lines={lines}
      />
    </>
  );
}

const resourceOf = (entity: string) => allEntities.find(({ name }) => name === entity)?.resource;
