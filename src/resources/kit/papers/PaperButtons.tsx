import PrintIcon from '@mui/icons-material/PrintOutlined';
import Button, { type ButtonProps } from '@mui/material/Button';
import { useState } from 'react';
import type { Identifier } from 'react-admin';
import type { PaperPeriod } from '../../../../schema/kit/papers.ts';
import { lazyView } from '../lazyView.tsx';
import { usePapers } from './usePapers.ts';

const PaperDialog = lazyView(async () => (await import('./PaperDialog.tsx')).PaperDialog, null);

type Props = Pick<ButtonProps, 'size' | 'variant'> & { ids: readonly Identifier[]; period?: PaperPeriod };

/** Each paper that the entity prints, of these records. */
export function PaperButtons({ ids, period, ...look }: Props) {
  const named = usePapers();
  const [open, setOpen] = useState<string>();
  const labelOf = (paper: string) => named.find(({ name }) => name === paper)!.label;
  return (
    <>
      {named.map(({ name, label }) => (
        <Button key={name} startIcon={<PrintIcon />} onClick={() => setOpen(name)} {...look}>
          {label}
        </Button>
      ))}
      {open && (
        <PaperDialog paper={open} label={labelOf(open)} period={period} ids={ids} onClose={() => setOpen(undefined)} />
      )}
    </>
  );
}
