import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { mostPapers } from '../../../../schema/kit/papers.ts';
import { papersLater, type Look } from '../../../dataProvider/papers.ts';
import { useAction } from '../../../forms/useAction.ts';
import { formatCount } from '../../../format.ts';
import { queryKeys } from '../../../queryKeys.ts';
import { TitledDialog } from '../form/TitledDialog.tsx';
import { useEntity } from '../useEntity.ts';
import { firstLook, LookFields } from './LookFields.tsx';

type Props = { paper: string; label: string; onClose: () => void };

/** The papers of all that the list shows, made in the background: how many they are, and how they are to be. */
export function PapersOfList({ paper, label, onClose }: Props) {
  const translate = useTranslate();
  const { papers } = useEntity();
  const { resource, filterValues, filter, sort, total = 0 } = useListContext();
  const printed = papers![paper]!;
  const [look, setLook] = useState<Look>(() => firstLook(printed));
  const { run, isBusy } = useAction([queryKeys.backgroundTasks], onClose);
  const isTooMany = total > mostPapers;
  const make = () =>
    run(() => papersLater(resource, paper, look, { sort, filter: { ...filterValues, ...filter } }), {
      done: 'backgroundTasks.export.begun',
      args: { count: formatCount(total) },
    });
  return (
    <TitledDialog title={label} width={560} onClose={onClose}>
      <DialogContent sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
        <LookFields sizes={printed.sizes} look={look} onChange={setLook} />
        <Typography>
          {isTooMany
            ? translate('kit.papers.too_many', { count: formatCount(total), most: formatCount(mostPapers) })
            : translate('kit.papers.later', { count: formatCount(total) })}
        </Typography>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" loading={isBusy} disabled={isTooMany || total === 0} onClick={make}>
          {translate('kit.papers.make')}
        </Button>
      </DialogActions>
    </TitledDialog>
  );
}
