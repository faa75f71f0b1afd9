import BackIcon from '@mui/icons-material/ArrowBack';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Title, useCreatePath, type RaRecord } from 'react-admin';
import { Link } from 'react-router-dom';
import { useTabTitle } from '../../../layout/tabTitle.ts';
import { isTold } from '../columns/cell.ts';
import { columnOf } from '../columns/columns.tsx';
import { RecordPager } from './RecordPager.tsx';
import { RecordNews } from '../live/RecordNews.tsx';
import { useEntity } from '../useEntity.ts';
import { nameOf } from './nameOf.ts';
import { useWords } from '../useWords.ts';

/** What the page is about, in the bar's heading, and the way back to where it was found. */
export function RecordHeading({ record }: { record: RaRecord }) {
  const entity = useEntity();
  const { one, many } = useWords(entity);
  const createPath = useCreatePath();
  const { Show, info, name } = columnOf(entity, entity.title);
  // A document has no number before it is given out.
  useTabTitle(`${nameOf(entity, record) || one} · ${many}`);
  return (
    <>
      <Title
        preferenceKey={false}
        title={
          <Box component="span" sx={{ '--cell': '100%' }}>
            {isTold(record[name]) ? <Show value={record[name]} info={info} record={record} /> : one}
          </Box>
        }
      />
      <Box sx={{ display: 'flex', alignItems: 'flex-start', justifyContent: 'space-between', gap: 1 }}>
        <BackTo to={createPath({ resource: entity.resource, type: 'list' })}>{many}</BackTo>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', alignItems: 'center', gap: 1 }}>
          <RecordNews record={record} />
          <RecordPager record={record} />
        </Box>
      </Box>
    </>
  );
}

export function BackTo({ to, children }: { to: string; children: string }) {
  return (
    <Button
      component={Link}
      to={to}
      size="small"
      startIcon={<BackIcon />}
      sx={{ alignSelf: 'start', justifySelf: 'start', ml: -1.5, mb: 1 }}
    >
      {children}
    </Button>
  );
}
