import EditIcon from '@mui/icons-material/EditOutlined';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import { useRecordContext, useTranslate, type RaRecord } from 'react-admin';
import { commodityRates, type CommodityRate } from '../../../../schema/entities/commodityRates.ts';
import { formatDateTime } from '../../../format.ts';
import { lazyView } from '../../kit/lazyView.tsx';
import { useMay } from '../../kit/useMay.ts';

const CorrectRate = lazyView(async () => (await import('../entry/CorrectRate.tsx')).CorrectRate);

/** The way to put an entry right, for whoever may enter rates. What is withdrawn stays as it is. */
export function CorrectButton() {
  const translate = useTranslate();
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const mayAdd = useMay(commodityRates.resource, 'create');
  const entry = useRecordContext<CommodityRate & RaRecord>()!;
  const [isOpen, setOpen] = useState(false);
  if (!mayAdd || entry.withdrawnAt) return null;
  const name = translate('rates.correct.title', { at: formatDateTime(entry.at) });
  const open = () => setOpen(true);
  return (
    <>
      {isPhone ? (
        <IconButton aria-label={name} onClick={open}>
          <EditIcon fontSize="small" />
        </IconButton>
      ) : (
        <Button size="small" color="inherit" aria-label={name} onClick={open} sx={{ color: 'text.secondary' }}>
          {translate('rates.correct.button')}
        </Button>
      )}
      {isOpen && <CorrectRate wrong={entry} onClose={() => setOpen(false)} />}
    </>
  );
}
