import Box from '@mui/material/Box';
import DialogContent from '@mui/material/DialogContent';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate, type Identifier } from 'react-admin';
import type { PaperSize } from '../../../../schema/kit/papers.ts';
import { languages, languageTags, type Language } from '../../../../schema/words/languages.ts';
import type { Look } from '../../../dataProvider/papers.ts';
import { formatCount } from '../../../format.ts';
import { pageLanguage } from '../../../i18n/language.ts';
import { TitledDialog } from '../form/TitledDialog.tsx';
import { MailPaper } from './MailPaper.tsx';
import { PaperPicture } from './PaperPicture.tsx';
import { useAddressee } from './useAddressee.ts';
import { Ways } from './Ways.tsx';

type Props = {
  paper: string;
  label: string;
  sizes: readonly PaperSize[];
  ids: readonly Identifier[];
  onClose: () => void;
};

/** A paper as it will be, in a size and a language, and the ways it may go. */
export function PaperDialog({ paper, label, sizes, ids, onClose }: Props) {
  const translate = useTranslate();
  const [look, setLook] = useState<Look>({ size: sizes[0]!, language: printable(pageLanguage()) });
  const [isMailing, setMailing] = useState(false);
  const to = useAddressee(paper, ids[0]!);
  if (isMailing)
    return (
      <MailPaper {...{ paper, label, look, to }} id={ids[0]!} onSent={onClose} onClose={() => setMailing(false)} />
    );
  return (
    <TitledDialog title={label} width={560} onClose={onClose}>
      <DialogContent sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: '1fr 1fr', pt: 1 }}>
          <Choice
            label={translate('kit.papers.size')}
            value={look.size}
            names={Object.fromEntries(sizes.map(size => [size, translate(`kit.papers.sizes.${size}`)]))}
            onChange={size => setLook({ ...look, size })}
          />
          <Choice
            label={translate('kit.papers.language')}
            value={look.language}
            names={languages}
            onChange={language => setLook({ ...look, language })}
          />
        </Box>
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

type ChoiceProps<T extends string> = {
  label: string;
  value: T;
  names: Record<string, string>;
  onChange: (value: T) => void;
};

function Choice<T extends string>({ label, value, names, onChange }: ChoiceProps<T>) {
  return (
    <TextField select label={label} value={value} onChange={({ target }) => onChange(target.value as T)} fullWidth>
      {Object.entries(names).map(([id, name]) => (
        <MenuItem key={id} value={id}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}

const printable = (language: Language): Language => languageTags.find(tag => tag === language) ?? 'en';
