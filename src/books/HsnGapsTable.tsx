import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { FigureTable } from '../layout/FigureTable.tsx';
import { none } from '../format.ts';
import { queryKeys } from '../queryKeys.ts';
import { getHsnGaps } from './calls.ts';
import { DocumentLink } from './DocumentLink.tsx';

/** The products and drafts whose HSN codes are to be completed before they are billed. */
export function HsnGapsTable() {
  const translate = useTranslate();
  const { data } = useQuery({
    queryKey: queryKeys.book('hsnGaps', {}),
    queryFn: ({ signal }) => getHsnGaps(signal),
  });
  if (!data?.totalCount) return null;
  const { items, totalCount } = data;
  const further = totalCount - items.length;
  return (
    <FigureTable
      title={translate('returns.hsnGaps')}
      none=""
      heads={['goods', 'line', 'code'].map(head => translate(`returns.head.${head}`))}
      lines={items.map(({ entity, id, name, line, hsn }) => ({
        key: `${id} ${line}`,
        name: <DocumentLink entity={entity} recordId={id} number={name} reversesId={null} />,
        cells: [line ?? none, hsn ?? none],
      }))}
      more={
        further > 0 && (
          <Typography variant="body2" sx={{ p: 2, color: 'text.secondary' }}>
            {translate('returns.furtherProblems', { smart_count: further })}
          </Typography>
        )
      }
    />
  );
}
