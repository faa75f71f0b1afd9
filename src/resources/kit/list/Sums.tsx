import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useListContext, useTranslate } from 'react-admin';
import { totalFields } from '../../../../schema/kit/totalsOf.ts';
import type { ShopDataProvider } from '../../../dataProvider/dataProvider.ts';
import { formatCount } from '../../../format.ts';
import { columnOf } from '../columns/columns.tsx';
import { useEntity } from '../useEntity.ts';
import { useWords } from '../useWords.ts';
import { queryKeys } from '../../../queryKeys.ts';

/** What all records of the list come to together, on all its pages. It is asked for beside the list, which does not wait. */
export function Sums() {
  const entity = useEntity();
  const fields = totalFields(entity).filter(name => entity.shown.includes(name));
  return fields.length ? <ReadSums fields={fields} /> : null;
}

function ReadSums({ fields }: { fields: readonly string[] }) {
  const { resource, filterValues, filter, total } = useListContext();
  const entity = useEntity();
  const translate = useTranslate();
  const { label } = useWords(entity);
  const dataProvider = useDataProvider<ShopDataProvider>();
  const wanted = { ...filterValues, ...filter };
  const { data: sums } = useQuery({
    queryKey: queryKeys.sums(resource, wanted),
    queryFn: ({ signal }) => dataProvider.sums(resource, { filter: wanted, signal }),
    placeholderData: before => before,
  });
  if (!sums) return null;
  const record = { ...sums, id: '' };
  return (
    <Box component="section" aria-label={translate('kit.sums')} sx={style}>
      <Typography variant="body2" color="text.secondary">
        {translate('kit.sum_of', { count: formatCount(total) })}
      </Typography>
      {fields.map(name => {
        const { info, Show } = columnOf(entity, name);
        return (
          <Typography key={name} variant="body2">
            {label(name)}{' '}
            <strong>
              <Show value={record[name as 'id']} info={info} record={record} />
            </strong>
          </Typography>
        );
      })}
    </Box>
  );
}

const style = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  columnGap: 3,
  px: 2,
  py: 1,
  borderTop: 1,
  borderColor: 'divider',
  fontVariantNumeric: 'tabular-nums',
};
