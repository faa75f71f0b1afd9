import UploadIcon from '@mui/icons-material/FileUploadOutlined';
import Box from '@mui/material/Box';
import DialogContent from '@mui/material/DialogContent';
import FormHelperText from '@mui/material/FormHelperText';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useState, type DragEvent } from 'react';
import { useTranslate } from 'react-admin';
import { FileButton } from '../inputs/FileButton.tsx';
import { useEntity } from '../useEntity.ts';

type Props = { onFile: (file: File) => void; problem?: string | undefined; isBusy: boolean };

/** A file, dropped or picked. */
export function FileStep({ onFile, problem, isBusy }: Props) {
  const translate = useTranslate();
  const { card } = useEntity();
  const [isOver, drop] = useDrop(onFile);
  return (
    <DialogContent>
      <Box {...drop} sx={isOver ? { ...zone, ...over } : zone}>
        <UploadIcon color="primary" fontSize="large" />
        <Typography>{translate('kit.import.drop')}</Typography>
        <FileButton
          variant="contained"
          text={translate('kit.import.pick')}
          accept={`.csv,.xlsx,.tsv,.txt,text/csv${card ? ',.vcf,text/vcard,text/x-vcard' : ''}`}
          onPick={([file]) => file && onFile(file)}
        />
        <Typography variant="body2" color="text.secondary">
          {translate(card ? 'kit.import.kinds_card' : 'kit.import.kinds')}
        </Typography>
      </Box>
      {isBusy && <LinearProgress aria-label={translate('kit.import.looking')} sx={{ mt: 2 }} />}
      {problem && (
        <FormHelperText error role="alert">
          {translate(problem, { _: problem })}
        </FormHelperText>
      )}
    </DialogContent>
  );
}

function useDrop(onFile: (file: File) => void) {
  const [isOver, setOver] = useState(false);
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file) onFile(file);
  };
  const onDragOver = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  return [isOver, { onDrop, onDragOver, onDragLeave: () => setOver(false) }] as const;
}

const zone = {
  display: 'grid',
  justifyItems: 'center',
  gap: 1.5,
  p: 5,
  textAlign: 'center',
  border: '1px dashed',
  borderColor: 'text.secondary',
  borderRadius: 1,
};
const over = { borderColor: 'primary.main', bgcolor: 'chosen.main' };
