import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import { Fragment, type ReactNode } from 'react';
import { useTranslate, type RaRecord } from 'react-admin';
import { formatCount } from '../../../format.ts';
import { columnOf } from '../columns/columns.tsx';
import { TitledDialog } from '../form/TitledDialog.tsx';
import { titleOf } from '../titleOf.ts';
import { useEntity } from '../useEntity.ts';
import { useWords } from '../useWords.ts';
import { differInName, outcomeOf, type Picks } from './merging.ts';

type Props = {
  taken: readonly RaRecord[];
  picks: Picks;
  isBusy: boolean;
  onMerge: () => void;
  onClose: () => void;
};

/** What several become when they are merged: which value of each field wins, which goes, and what of all of them is kept. */
export function MergeDialog({ taken, picks, isBusy, onMerge, onClose }: Props) {
  const translate = useTranslate();
  const entity = useEntity();
  const { say } = useWords(entity);
  const count = formatCount(taken.length);
  const names = taken.map(record => titleOf(entity, record)).join(', ');
  return (
    <TitledDialog title={say('duplicates.ask', { count })} width={600} onClose={onClose}>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        {differInName(entity, taken) && <Alert severity="warning">{say('duplicates.differ', { names })}</Alert>}
        <Outcome taken={taken} picks={picks} />
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {say('duplicates.kept')}
        </Typography>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
        <Button variant="contained" loading={isBusy} onClick={onMerge}>
          {translate('kit.duplicates.into_one')}
        </Button>
      </DialogActions>
    </TitledDialog>
  );
}

function Outcome({ taken, picks }: Pick<Props, 'taken' | 'picks'>) {
  const translate = useTranslate();
  const entity = useEntity();
  const { label } = useWords(entity);
  return (
    <Box component="dl" aria-label={translate('kit.duplicates.outcome')} sx={list}>
      {outcomeOf(entity, taken, picks).map(({ name, record, value, lost }) => {
        const { Show, info } = columnOf(entity, name);
        const shown = (it: unknown, of: RaRecord): ReactNode => <Show value={it} info={info} record={of} />;
        return (
          <Fragment key={name}>
            <Typography component="dt" variant="body2" color="text.secondary">
              {label(name)}
            </Typography>
            <Box component="dd" sx={{ m: 0, minWidth: 0, overflowWrap: 'anywhere' }}>
              {shown(value, record)}
              {lost.length > 0 && (
                <Typography component="div" variant="body2" sx={gone}>
                  <span>{translate('kit.duplicates.lost')}</span>
                  {lost.map(other => (
                    <del key={other.id}>{shown(other[name] as unknown, other)}</del>
                  ))}
                </Typography>
              )}
            </Box>
          </Fragment>
        );
      })}
    </Box>
  );
}

const list = {
  m: 0,
  display: 'grid',
  gridTemplateColumns: { xs: '112px minmax(0, 1fr)', sm: '160px minmax(0, 1fr)' },
  columnGap: 2,
  rowGap: 1.25,
  '--cell': '100%',
};
const gone = { display: 'flex', flexWrap: 'wrap', columnGap: 0.75, color: 'text.secondary' };
