import AttachFileIcon from '@mui/icons-material/AttachFile';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { FileButton } from '../FileButton.tsx';
import { HeldFile } from '../HeldFile.tsx';
import { useCommon, type KindInputProps } from '../kindInput.ts';
import { Going } from './Going.tsx';
import { LeftBefore } from './LeftBefore.tsx';
import { useLargeFile } from './useLargeFile.ts';

/** A file that goes out part by part as soon as it is chosen, and goes on after whatever breaks. */
export function LargeFileInput(props: KindInputProps) {
  const translate = useTranslate();
  const id = useId();
  const { source, label, isRequired } = useCommon(props);
  const { file, going, left, problem, choose, pause, goOn, remove } = useLargeFile(source);
  return (
    <Box role="group" aria-labelledby={id} sx={{ display: 'grid', gap: 1, mb: 1 }}>
      <FormLabel id={id} component="span" required={isRequired}>
        {label}
      </FormLabel>
      {going ? (
        <Going {...going} onPause={pause} onGoOn={goOn} onCancel={remove} />
      ) : (
        file && <HeldFile file={file} onRemove={remove} />
      )}
      <LeftBefore left={left} />
      {!going && (
        <div>
          <FileButton
            variant="outlined"
            size="small"
            startIcon={<AttachFileIcon />}
            text={translate(file ? 'kit.file.another' : 'kit.file.choose')}
            accept=""
            describedBy={id}
            onPick={([picked]) => picked && choose(picked)}
          />
        </div>
      )}
      {problem && (
        <FormHelperText error role="alert" sx={{ m: 0 }}>
          {translate(problem, { _: problem })}
        </FormHelperText>
      )}
    </Box>
  );
}
