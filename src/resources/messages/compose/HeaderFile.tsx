import AttachIcon from '@mui/icons-material/AttachFile';
import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import IconButton from '@mui/material/IconButton';
import { useId } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { useTranslate } from 'react-admin';
import { mediaAccept, mediaHead, mediaProblem } from '../../../../schema/rules/chatMedia.ts';
import type { HeaderFormat } from '../../../../schema/rules/messageStates.ts';
import { worded } from '../../../i18n/wording.ts';
import { FileButton } from '../../kit/inputs/FileButton.tsx';
import type { Draft } from './draft.ts';
import { sizeOf } from './MediaPreview.tsx';

/** The picture, video or document above the words. What WhatsApp would not take is refused as soon as it is picked. */
export function HeaderFile({ format }: { format: HeaderFormat }) {
  const translate = useTranslate();
  const id = useId();
  const { field, fieldState } = useController<Draft, 'headerMedia'>({ name: 'headerMedia' });
  const { setError, clearErrors } = useFormContext<Draft>();
  const file = field.value;
  const problem = fieldState.error?.message as string | undefined;
  const pick = async ([picked]: File[]) => {
    if (!picked) return;
    const refusal = mediaProblem(format, await beginningOf(picked), picked.size);
    if (refusal) return setError('headerMedia', { type: 'media', message: worded(refusal) });
    clearErrors('headerMedia');
    field.onChange(picked);
  };
  return (
    <Box role="group" aria-labelledby={id} sx={{ display: 'grid', gap: 0.75, justifyItems: 'start' }}>
      <FormLabel id={id} required error={Boolean(problem)}>
        {translate(`messenger.media.${format}`)}
      </FormLabel>
      {file && <Chosen file={file} onRemove={() => field.onChange(null)} />}
      <FileButton
        variant="outlined"
        startIcon={<AttachIcon />}
        text={translate(file ? 'messenger.other_file' : 'messenger.choose_file')}
        accept={mediaAccept[format] ?? ''}
        describedBy={`${id}-help`}
        onPick={files => void pick(files)}
      />
      <FormHelperText id={`${id}-help`} error={Boolean(problem)} role={problem ? 'alert' : undefined} sx={{ m: 0 }}>
        {problem ? translate(problem, { _: problem }) : translate(`messenger.media_help.${format}`)}
      </FormHelperText>
    </Box>
  );
}

function Chosen({ file, onRemove }: { file: File; onRemove: () => void }) {
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, maxWidth: '100%', overflowWrap: 'anywhere' }}>
      {file.name}, {sizeOf(file)}
      <IconButton size="small" aria-label={translate('messenger.remove_file', { name: file.name })} onClick={onRemove}>
        <CloseIcon fontSize="small" />
      </IconButton>
    </Box>
  );
}

/** Enough to know its kind: a video need not be read to its end. */
const beginningOf = async (file: File) => new Uint8Array(await file.slice(0, mediaHead).arrayBuffer());
