import PrintIcon from '@mui/icons-material/PrintOutlined';
import Button, { type ButtonProps } from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate, type Identifier } from 'react-admin';
import { lazyView } from '../lazyView.tsx';
import { useEntity } from '../useEntity.ts';

const PaperDialog = lazyView(async () => (await import('./PaperDialog.tsx')).PaperDialog, null);

type Props = Pick<ButtonProps, 'size' | 'variant'> & { ids: readonly Identifier[] };

/** Each paper that the entity prints, of these records. */
export function PaperButtons({ ids, ...look }: Props) {
  const { papers = {}, resource } = useEntity();
  const translate = useTranslate();
  const [open, setOpen] = useState<string>();
  const labelOf = (paper: string) =>
    translate(`resources.${resource}.papers.${paper}.label`, { _: papers[paper]!.label });
  return (
    <>
      {Object.keys(papers).map(paper => (
        <Button key={paper} startIcon={<PrintIcon />} onClick={() => setOpen(paper)} {...look}>
          {labelOf(paper)}
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
