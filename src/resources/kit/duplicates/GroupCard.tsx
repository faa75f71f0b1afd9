import Box from '@mui/material/Box';
import Button, { type ButtonProps } from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate, type RaRecord } from 'react-admin';
import { formatCount, formatPhone } from '../../../format.ts';
import { columnOf } from '../columns/columns.tsx';
import { useEntity } from '../useEntity.ts';
import { useMay } from '../useMay.ts';
import { useWords } from '../useWords.ts';
import { MergeDialog } from './MergeDialog.tsx';
import { differInName, firstPicks, wishOf, type Picks } from './merging.ts';
import { useDuplicateCalls, type Group } from './useDuplicates.ts';
import { Values } from './Values.tsx';

/** Some records side by side: which of them are the same, and whose value of each field is taken. */
export function GroupCard({ group: { value: common, count, records } }: { group: Group }) {
  const value = formatPhone(common);
  const translate = useTranslate();
  const { taken, picks, pick, toggle } = useChoice(records);
  return (
    <Paper variant="outlined" component="section" aria-label={value} sx={{ overflow: 'hidden' }}>
      <Head value={value} count={count} records={records} taken={taken} picks={picks} />
      <Box
        tabIndex={0}
        role="region"
        aria-label={translate('kit.duplicates.side_by_side', { value })}
        sx={{ overflowX: 'auto' }}
      >
        <Values
          records={records}
          taken={taken}
          picks={picks}
          onPick={pick}
          heading={record => (
            <Included
              record={record}
              isIn={taken.includes(record)}
              onToggle={records.length > 2 ? toggle : undefined}
            />
          )}
        />
      </Box>
    </Paper>
  );
}

/** At first all are the same, and of each field the fullest value is taken. */
function useChoice(records: readonly RaRecord[]) {
  const entity = useEntity();
  const [left, setLeft] = useState<readonly string[]>([]);
  const [chosen, setChosen] = useState<Picks>({});
  const taken = records.filter(({ id }) => !left.includes(String(id)));
  return {
    taken,
    picks: { ...firstPicks(entity, taken), ...chosen },
    pick: (name: string, id: string) => setChosen({ ...chosen, [name]: id }),
    toggle(id: string) {
      setLeft(left.includes(id) ? left.filter(other => other !== id) : [...left, id]);
      setChosen(Object.fromEntries(Object.entries(chosen).filter(([, from]) => from !== id)));
    },
  };
}

type HeadProps = Group & { taken: readonly RaRecord[]; picks: Picks };

/** Where the names differ they are likely not the same, and saying so comes first. */
function Head({ value, count, records, taken, picks }: HeadProps) {
  const translate = useTranslate();
  const entity = useEntity();
  const canMerge = useMay(entity.resource, 'delete');
  const { merge, keepApart } = useDuplicateCalls();
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const run = async (work: Promise<boolean>) => {
    setBusy(true);
    // What is done goes from the page; what failed stays as it was.
    if (!(await work)) setBusy(false);
  };
  const differ = differInName(entity, records);
  return (
    <Box sx={head}>
      <Heading value={value} count={count} isDoubted={differ} />
      <HeadButton isLikely={differ} disabled={isBusy} onClick={() => void run(keepApart(idsOf(records)))}>
        {translate('kit.duplicates.keep_apart')}
      </HeadButton>
      {canMerge && (
        <HeadButton isLikely={!differ} disabled={isBusy || taken.length < 2} onClick={() => setAsking(true)}>
          {translate('kit.duplicates.merge', { smart_count: taken.length })}
        </HeadButton>
      )}
      {isAsking && (
        <MergeDialog
          taken={taken}
          picks={picks}
          isBusy={isBusy}
          onMerge={() => void run(merge(wishOf(entity, taken, picks)))}
          onClose={() => setAsking(false)}
        />
      )}
    </Box>
  );
}

const HeadButton = ({ isLikely, ...props }: ButtonProps & { isLikely: boolean }) => (
  <Button size="small" variant={isLikely ? 'contained' : undefined} {...props} />
);

const idsOf = (records: readonly RaRecord[]) => records.map(({ id }) => String(id));

function Heading({ value, count, isDoubted }: Pick<Group, 'value' | 'count'> & { isDoubted: boolean }) {
  const { say } = useWords(useEntity());
  return (
    <Box sx={{ flex: { xs: '1 0 100%', sm: 1 }, minWidth: 0, overflowWrap: 'anywhere' }}>
      <Typography component="h3" variant="subtitle2">
        {value}{' '}
        <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400 }}>
          {`· ${say('duplicates.count', { count: formatCount(count) })}`}
        </Box>
      </Typography>
      {isDoubted && (
        <Typography variant="body2" sx={{ color: 'warning.main' }}>
          {say('duplicates.doubt')}
        </Typography>
      )}
    </Box>
  );
}

type IncludedProps = { record: RaRecord; isIn: boolean; onToggle?: (id: string) => void };

/** Whether this one is among the same, and since when it is there. */
function Included({ record, isIn, onToggle }: IncludedProps) {
  const translate = useTranslate();
  const { label } = useWords(useEntity());
  const { title } = useEntity();
  const { Show, info } = columnOf(useEntity(), 'createdAt');
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', minHeight: 40 }}>
      {onToggle && (
        <Checkbox
          checked={isIn}
          onChange={() => onToggle(String(record.id))}
          slotProps={{ input: { 'aria-label': translate('kit.duplicates.same', { name: String(record[title]) }) } }}
        />
      )}
      <Typography variant="body2" component="span" sx={{ color: 'text.secondary' }}>
        {label('createdAt')} <Show value={record['createdAt']} info={info} record={record} />
      </Typography>
    </Box>
  );
}

const head = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  px: 2,
  py: 1,
  borderBottom: 1,
  borderColor: 'divider',
};
