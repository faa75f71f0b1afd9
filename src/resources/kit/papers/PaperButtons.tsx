import PrintIcon from '@mui/icons-material/PrintOutlined';
import Button, { type ButtonProps } from '@mui/material/Button';
import { useState } from 'react';
import type { Identifier } from 'react-admin';
import { lazyView } from '../lazyView.tsx';
import { useEntity } from '../useEntity.ts';
import { usePapers } from './usePapers.ts';

const PaperDialog = lazyView(async () => (await import('./PaperDialog.tsx')).PaperDialog, null);

type Props = Pick<ButtonProps, 'size' | 'variant'> & { ids: readonly Identifier[] };

/** Each paper that the entity prints, of these records. */
export function PaperButtons({ ids, ...look }: Props) {
  const { papers = {} } = useEntity();
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
        <PaperDialog
          paper={open}
          label={labelOf(open)}
          sizes={papers[open]!.sizes}
          ids={ids}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  );
}
