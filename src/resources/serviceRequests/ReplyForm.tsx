import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate, type RaRecord } from 'react-admin';
import { queryKeys } from '../../queryKeys.ts';
import { RemarkEditor } from '../kit/remarks/RemarkEditor.tsx';
import { Pictures } from '../kit/remarks/RemarkForm.tsx';
import { useDraft } from '../kit/remarks/useDraft.ts';
import { useRemarkCall } from '../kit/remarks/useRemarkCall.ts';
import { useRemarkPictures } from '../kit/remarks/useRemarkPictures.ts';
import { useEntity } from '../kit/useEntity.ts';
import { sendReply, type Sent, type Side } from './calls.ts';

type Props = { record: RaRecord; path: string; side: Side };

/** An answer as it is written; what was typed stays until it is sent. */
export function ReplyForm({ record, path, side }: Props) {
  const translate = useTranslate();
  const client = useQueryClient();
  const { resource } = useEntity();
  const [text, setText, forget] = useDraft(`${resource}/${record.id}`);
  const [isNote, setNote] = useState(false);
  const pictures = useRemarkPictures();
  const { run, isBusy, problem } = useRemarkCall(() => {
    forget();
    setNote(false);
    pictures.forget();
    void client.invalidateQueries({ queryKey: queryKeys.of(resource) });
  });
  const send = (more: Omit<Sent, 'text' | 'pictures'> = {}) =>
    run(() => pictures.sent((files, upload) => sendReply(path, { text, pictures: files, ...more }, upload)));
  const sendPlainly = () => send(isNote ? { isInternal: true } : {});
  return (
    <RemarkEditor
      label={translate('requests.reply')}
      value={text}
      problem={problem}
      onChange={setText}
      onSend={sendPlainly}
    >
      {!isNote && <Pictures pictures={pictures} isBusy={isBusy} />}
      {side === 'desk' && <Note isNote={isNote} onChange={setNote} />}
      <Ways isDesk={side === 'desk'} isNote={isNote} isBusy={isBusy} onSend={state => send({ state })} />
      {side === 'shop' && record['state'] === 'solved' && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {translate('requests.reopens')}
        </Typography>
      )}
    </RemarkEditor>
  );
}

type WaysProps = { isDesk: boolean; isNote: boolean; isBusy: boolean; onSend: (state: 'waiting' | 'solved') => void };

/** How it goes out: administrators say at once where that leaves the request. */
function Ways({ isDesk, isNote, isBusy, onSend }: WaysProps) {
  const translate = useTranslate();
  const isAnswer = isDesk && !isNote;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {isAnswer && (
        <>
          <Button variant="contained" loading={isBusy} onClick={() => onSend('waiting')}>
            {translate('requests.sendAndWait')}
          </Button>
          <Button variant="outlined" loading={isBusy} onClick={() => onSend('solved')}>
            {translate('requests.sendAndSolve')}
          </Button>
        </>
      )}
      <Button type="submit" variant={isAnswer ? 'outlined' : 'contained'} loading={isBusy}>
        {translate(isNote ? 'requests.keepNote' : 'requests.send')}
      </Button>
    </Box>
  );
}

function Note({ isNote, onChange }: { isNote: boolean; onChange: (isNote: boolean) => void }) {
  const translate = useTranslate();
  return (
    <Box>
      <FormControlLabel
        control={<Checkbox checked={isNote} onChange={(_, checked) => onChange(checked)} />}
        label={translate('requests.internal')}
      />
      {isNote && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {translate('requests.internalHint')}
        </Typography>
      )}
    </Box>
  );
}
