import AttachFileIcon from '@mui/icons-material/AttachFile';
import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import IconButton from '@mui/material/IconButton';
import { useId } from 'react';
import { useInput, useTranslate } from 'react-admin';
import type { StoredFile } from '../../../../schema/kit/meta.ts';
import { FileLink } from '../columns/FileCells.tsx';
import { FileButton } from './FileButton.tsx';
import { useCommon, type KindInputProps } from './kindInput.ts';

/** A file that goes out with the form, or the one that is there. */
export function FileInput(props: KindInputProps) {
  const translate = useTranslate();
  const id = useId();
  const { source, label, isRequired } = useCommon(props);
  const { field, fieldState } = useInput({ source, format: identity, parse: identity });
  const file = field.value as File | StoredFile | null;
  const problem = fieldState.error?.message;
  return (
    <Box role="group" aria-labelledby={id} sx={{ display: 'grid', gap: 1, mb: 1 }}>
      <FormLabel id={id} component="span" required={isRequired}>
        {label}
      </FormLabel>
      {file && <HeldFile file={file} onRemove={() => field.onChange(null)} />}
      <div>
        <FileButton
          variant="outlined"
          size="small"
          startIcon={<AttachFileIcon />}
          text={translate(file ? 'kit.file.another' : 'kit.file.choose')}
          accept=""
          describedBy={id}
          onPick={([picked]) => picked && field.onChange(picked)}
        />
      </div>
      {problem && (
        <FormHelperText error role="alert" sx={{ m: 0 }}>
          {translate(problem, { _: problem })}
        </FormHelperText>
      )}
    </Box>
  );
}

function HeldFile({ file, onRemove }: { file: File | StoredFile; onRemove: () => void }) {
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minWidth: 0 }}>
      {file instanceof File ? <span style={{ overflowWrap: 'anywhere' }}>{file.name}</span> : <FileLink file={file} />}
      <IconButton size="small" onClick={onRemove} aria-label={translate('kit.pictures.remove', { name: file.name })}>
        <CloseIcon fontSize="inherit" />
      </IconButton>
    </Box>
  );
}

const identity = <T,>(value: T) => value;
