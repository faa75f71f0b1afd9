import AddIcon from '@mui/icons-material/AttachFile';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId } from 'react';
import { useTranslate, type RaRecord } from 'react-admin';
import { fileAccept } from '../../../../schema/rules/fileTypes.ts';
import { largestMebibytes } from '../../../../schema/rules/pictures.ts';
import { mostFiles } from '../../../../schema/rules/recordFiles.ts';
import { FileButton } from '../inputs/FileButton.tsx';
import { useDropped } from '../inputs/pictures/received.ts';
import { LoadTrouble } from '../pages/LoadTrouble.tsx';
import { SendAgain } from '../upload/SendAgain.tsx';
import { useUploads } from '../upload/useUploads.ts';
import { useEntity } from '../useEntity.ts';
import { useMay } from '../useMay.ts';
import { FileList } from './FileList.tsx';
import { takeFiles } from './pickedFiles.ts';
import { SendingFiles } from './SendingFiles.tsx';
import { useRecordFiles } from './useRecordFiles.ts';

type Props = {
  record: RaRecord;
  /** Where the record is reached from elsewhere than its shop: there files are added, and not changed. */
  at?: string;
};

/** The files of a record. Whoever may change it adds more, by a button or by dropping them here. */
export function RecordFiles({ record, at }: Props) {
  const translate = useTranslate();
  const id = useId();
  const { resource, permissions } = useEntity();
  const mayEdit = useMay(resource, 'edit') && Boolean(permissions.update);
  const { path, files, error, isRead, refresh, ...changes } = useRecordFiles(record, at);
  const mayAdd = mayEdit || Boolean(at);
  const { sending, problem, held, add, again, forget } = useUploads({
    path,
    field: 'file',
    take: (picked, waiting) => takeFiles(picked, files.length + waiting),
    refresh,
  });
  const { isOver, ...dropping } = useDropped(add, !mayAdd);
  const isEmpty = isRead && !files.length && !sending.length;
  // There is nothing to be done about it.
  if (!mayAdd && !files.length && !error) return null;
  return (
    <Box
      component="section"
      aria-labelledby={id}
      {...dropping}
      sx={isOver ? { ...frame, outline: '2px dashed', outlineColor: 'primary.main', outlineOffset: 6 } : frame}
    >
      <Typography id={id} component="h2" variant="h6">
        {translate('kit.files.title')}
      </Typography>
      {error && <LoadTrouble error={error} />}
      {isEmpty && <Nothing />}
      <FileList files={files} path={path} {...(mayEdit && { changes: { ...changes, refresh } })} />
      <SendingFiles files={sending} onForget={forget} />
      <SendAgain words="kit.files.not_sent" held={held} onAgain={again} />
      {mayAdd && <Add describedBy={id} onPick={add} />}
      <Problem said={problem} />
    </Box>
  );
}

function Problem({ said }: { said: string | undefined }) {
  const translate = useTranslate();
  if (!said) return null;
  return (
    <FormHelperText error role="alert" sx={{ m: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
      {translate(said, { _: said })}
    </FormHelperText>
  );
}

function Nothing() {
  const translate = useTranslate();
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {translate('kit.files.none')} {translate('kit.files.how', { count: mostFiles, most: largestMebibytes - 1 })}
    </Typography>
  );
}

/** Fingers do not drop; a phone offers its pictures and its camera for what is a picture. */
function Add({ describedBy, onPick }: { describedBy: string; onPick: (files: File[]) => void }) {
  const translate = useTranslate();
  const hasMouse = useMediaQuery('(pointer: fine)');
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <FileButton
        text={translate('kit.files.add')}
        accept={`image/*,${fileAccept}`}
        onPick={onPick}
        multiple
        variant="outlined"
        size="small"
        startIcon={<AddIcon />}
        describedBy={describedBy}
      />
      {hasMouse && (
        <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
          {translate('kit.files.hint')}
        </Typography>
      )}
    </Box>
  );
}

const frame = { display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)', borderRadius: 1 };
