import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useState, type ComponentType } from 'react';
import { useTranslate, type RaRecord } from 'react-admin';
import { mendRemark, takeBackRemark, type Remark } from '../../../dataProvider/remarks.ts';
import { Question } from '../../../forms/Question.tsx';
import { formatRelative } from '../../../format.ts';
import { AgoCell } from '../columns/MomentCells.tsx';
import { Tiles } from '../files/Tiles.tsx';
import { useColleagues } from '../people/useColleagues.ts';
import { useEntity } from '../useEntity.ts';
import { RemarkEditor } from './RemarkEditor.tsx';
import { useMayRemark } from './useMayRemark.ts';
import { useRemarkCall } from './useRemarkCall.ts';

type Props = { remark: Remark; record: RaRecord };

export type RemarkHintProps = Props;
/** A hint below a remark, in the words of its entity. */
export type RemarkHint = ComponentType<RemarkHintProps> | undefined;

/** One remark; its writer may mend it and take it back. */
export function RemarkItem({ Hint, ...props }: Props & { Hint: RemarkHint }) {
  const { remark, record } = props;
  const translate = useTranslate();
  const [doing, setDoing] = useState<Doing>();
  const { userName, at, mendedAt, isMine } = remark;
  const stop = () => setDoing(undefined);
  return (
    <Box component="li" sx={{ py: 1, borderTop: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, minHeight: 32 }}>
        <Typography variant="body2" sx={{ flex: 1 }}>
          {userName ?? translate('kit.history.someone')}{' '}
          <Box component="span" sx={{ color: 'text.secondary' }}>
            <AgoCell value={at} />
            {mendedAt && ` · ${translate('kit.remarks.mended', { when: formatRelative(mendedAt) })}`}
          </Box>
        </Typography>
        {isMine && <Ways onChoose={setDoing} />}
      </Box>
      {doing === 'mend' ? (
        <Mending remark={remark} record={record} onDone={stop} />
      ) : (
        <Typography variant="body2" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {remark.text}
        </Typography>
      )}
      {Hint && <Hint {...props} />}
      {remark.pictures.length > 0 && <Tiles label={translate('kit.remarks.pictures')} files={remark.pictures} />}
      {remark.mentions.length > 0 && <Told mentions={remark.mentions} />}
      {doing === 'takeBack' && <TakingBack remark={remark} record={record} onDone={stop} />}
    </Box>
  );
}

type Doing = 'mend' | 'takeBack';

function Ways({ onChoose }: { onChoose: (doing: Doing) => void }) {
  const translate = useTranslate();
  const mayRemark = useMayRemark();
  return (
    <>
      {mayRemark('update') && (
        <IconButton size="small" aria-label={translate('kit.remarks.mend')} onClick={() => onChoose('mend')}>
          <EditIcon fontSize="small" />
        </IconButton>
      )}
      {mayRemark('delete') && (
        <IconButton size="small" aria-label={translate('kit.remarks.take_back')} onClick={() => onChoose('takeBack')}>
          <DeleteIcon fontSize="small" />
        </IconButton>
      )}
    </>
  );
}

type DoingProps = Props & { onDone: () => void };

function Mending({ remark, record, onDone }: DoingProps) {
  const translate = useTranslate();
  const { resource } = useEntity();
  const [text, setText] = useState(remark.text);
  const { run, isBusy, problem } = useRemarkCall(onDone);
  const send = () => run(() => mendRemark(resource, record.id, remark.id, text));
  return (
    <RemarkEditor label={translate('kit.remarks.mend')} value={text} problem={problem} onChange={setText} onSend={send}>
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button type="submit" variant="outlined" loading={isBusy}>
          {translate('kit.remarks.save')}
        </Button>
        <Button onClick={onDone}>{translate('ra.action.cancel')}</Button>
      </Box>
    </RemarkEditor>
  );
}

function TakingBack({ remark, record, onDone }: DoingProps) {
  const translate = useTranslate();
  const { resource } = useEntity();
  const { run, isBusy, problem } = useRemarkCall(onDone);
  return (
    <Question
      title={translate('kit.remarks.take_back')}
      text={problem ? translate(problem, { _: problem }) : translate('kit.remarks.take_back_text')}
      confirm={translate('kit.remarks.take_back')}
      isBusy={isBusy}
      onConfirm={() => run(() => takeBackRemark(resource, record.id, remark.id))}
      onClose={onDone}
    />
  );
}

function Told({ mentions }: Pick<Remark, 'mentions'>) {
  const translate = useTranslate();
  const { colleagues } = useColleagues();
  const former = translate('kit.people.former');
  const names = mentions.map(told => colleagues.find(({ id }) => id === told)?.name ?? former);
  return (
    <Typography variant="caption" sx={{ color: 'text.secondary' }}>
      {translate('kit.remarks.told', { names: names.join(', ') })}
    </Typography>
  );
}
