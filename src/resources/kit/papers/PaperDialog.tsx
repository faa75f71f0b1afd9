import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate, type Identifier } from 'react-admin';
import type { PaperPeriod } from '../../../../schema/kit/papers.ts';
import { useEntity } from '../useEntity.ts';
import { formatCount } from '../../../format.ts';
import { TitledDialog } from '../form/TitledDialog.tsx';
import { firstLook, LookFields } from './LookFields.tsx';
import { MailPaper } from './MailPaper.tsx';
import { PaperPicture } from './PaperPicture.tsx';
import { useAddressee } from './useAddressee.ts';
import { Ways } from './Ways.tsx';

type Props = {
  paper: string;
  label: string;
  /** Of which days at first, where it is about some. */
  period?: PaperPeriod | undefined;
  ids: readonly Identifier[];
  onClose: () => void;
};

/** A paper as it will be, in a size and a language, and the ways it may go. */
export function PaperDialog({ paper, label, period, ids, onClose }: Props) {
  const translate = useTranslate();
  const printed = useEntity().papers![paper]!;
  const [look, setLook] = useState(() => firstLook(printed, period));
  const [isMailing, setMailing] = useState(false);
  const to = useAddressee(paper, ids[0]!);
  if (isMailing)
    return (
      <MailPaper {...{ paper, label, look, to }} id={ids[0]!} onSent={onClose} onClose={() => setMailing(false)} />
    );
  return (
    <TitledDialog title={label} width={560} onClose={onClose}>
      <DialogContent sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
        <LookFields sizes={printed.sizes} look={look} onChange={setLook} />
        {ids.length === 1 ? (
          <PaperPicture paper={paper} label={label} id={ids[0]!} look={look} />
        ) : (
          <Typography>{translate('kit.papers.many', { count: formatCount(ids.length) })}</Typography>
        )}
      </DialogContent>
      <Ways {...{ paper, ids, look }} addressee={to.addressee} onMail={() => setMailing(true)} />
    </TitledDialog>
  );
}
