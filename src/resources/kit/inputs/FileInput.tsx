import AttachFileIcon from '@mui/icons-material/AttachFile';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { useId } from 'react';
import { useInput, useTranslate } from 'react-admin';
import type { StoredFile } from '../../../../schema/kit/meta.ts';
import { useEntity } from '../useEntity.ts';
import { useMay } from '../useMay.ts';
import { FileButton } from './FileButton.tsx';
import { HeldFile } from './HeldFile.tsx';
import { LargeFileInput } from './largeFile/LargeFileInput.tsx';
import { useCommon, type KindInputProps } from './kindInput.ts';

/** A file that goes out with the form, or before it where it may be large; or the one that is there. */
export function FileInput(props: KindInputProps) {
  // Whoever may not make records sends a small one with the others' fields.
  const mayMake = useMay(useEntity().resource, 'create');
  return props.info.largest && mayMake ? <LargeFileInput {...props} /> : <SmallFileInput {...props} />;
}

function SmallFileInput(props: KindInputProps) {
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

const identity = <T,>(value: T) => value;
