import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import PrintIcon from '@mui/icons-material/PrintOutlined';
import ShareIcon from '@mui/icons-material/ShareOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate, type Identifier } from 'react-admin';
import type { PaperSize } from '../../../../schema/kit/papers.ts';
import { languages, languageTags, type Language } from '../../../../schema/words/languages.ts';
import { saveAs } from '../../../dataProvider/extras.ts';
import type { Look } from '../../../dataProvider/papers.ts';
import { formatCount } from '../../../format.ts';
import { pageLanguage } from '../../../i18n/language.ts';
import { TitledDialog } from '../form/TitledDialog.tsx';
import { PaperPicture } from './PaperPicture.tsx';
import { canShare, printFile } from './printed.ts';
import { usePaperFile } from './usePaperFile.ts';

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
      <Ways paper={paper} ids={ids} look={look} />
    </TitledDialog>
  );
}

type WaysProps = Pick<Props, 'paper' | 'ids'> & { look: Look };

/** What may be done with it. */
function Ways({ paper, ids, look }: WaysProps) {
  const translate = useTranslate();
  const { make, busy } = usePaperFile(paper, ids, look);
  const ways = [
    { way: 'save', icon: <DownloadIcon />, act: (file: File) => saveAs(file, file.name) },
    ...(canShare(probe) ? [{ way: 'share', icon: <ShareIcon />, act: share }] : []),
    { way: 'print', icon: <PrintIcon />, act: printFile },
  ];
  return (
    <DialogActions>
      {ways.map(({ way, icon, act }) => (
        <Button
          key={way}
          variant={way === 'print' ? 'contained' : 'text'}
          startIcon={icon}
          loading={busy === way}
          onClick={() => make(way, act)}
        >
          {translate(`kit.papers.${way}`)}
        </Button>
      ))}
    </DialogActions>
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

/** What a device can hand on is known before there is a file. */
const probe = new File([''], 'paper.pdf', { type: 'application/pdf' });

const share = async (file: File): Promise<void> => {
  try {
    await navigator.share({ files: [file] });
  } catch (error) {
    // Whoever thinks better of it has not failed.
    if ((error as Error).name !== 'AbortError') throw error;
  }
};
