import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import MessageIcon from '@mui/icons-material/ForumOutlined';
import MailIcon from '@mui/icons-material/MailOutlined';
import PrintIcon from '@mui/icons-material/PrintOutlined';
import ShareIcon from '@mui/icons-material/ShareOutlined';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import { useCreatePath, useTranslate, type Identifier } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { contacts } from '../../../../schema/entities/contacts.ts';
import { messages } from '../../../../schema/entities/messages.ts';
import { mailPermission } from '../../../../schema/kit/papers.ts';
import { useCan } from '../../../authProvider/useSession.ts';
import { saveAs } from '../../../dataProvider/extras.ts';
import type { Look } from '../../../dataProvider/papers.ts';
import { handOver } from '../../messages/handedFile.ts';
import { useEntity } from '../useEntity.ts';
import { useMay } from '../useMay.ts';
import { canShare, printFile } from './printed.ts';
import type { Addressee } from './useAddressee.ts';
import { usePaperFile } from './usePaperFile.ts';

type Props = {
  paper: string;
  ids: readonly Identifier[];
  look: Look;
  addressee?: Addressee;
  onMail: () => void;
};

/** What may be done with a paper. What leaves the shop through us is one record's. */
export function Ways({ paper, ids, look, addressee, onMail }: Props) {
  const translate = useTranslate();
  const entity = useEntity();
  const { make, busy } = usePaperFile(paper, ids, look);
  const write = useMessage(addressee);
  const sender = mailPermission(entity, paper);
  const can = useCan();
  const mayMail = sender !== undefined && can(sender) && ids.length === 1;
  const ways = [
    { way: 'save', icon: <DownloadIcon />, act: (file: File) => saveAs(file, file.name) },
    ...(canShare(probe) ? [{ way: 'share', icon: <ShareIcon />, act: share }] : []),
    ...(write && ids.length === 1 ? [{ way: 'whatsapp', icon: <MessageIcon />, act: write }] : []),
    ...(mayMail ? [{ way: 'mail', icon: <MailIcon />, act: onMail }] : []),
    { way: 'print', icon: <PrintIcon />, act: printFile },
  ];
  return (
    <DialogActions sx={{ flexWrap: 'wrap', rowGap: 1 }}>
      {ways.map(({ way, icon, act }) => (
        <Button
          key={way}
          variant={way === 'print' ? 'contained' : 'text'}
          startIcon={icon}
          autoFocus={way === 'print'}
          loading={busy === way}
          onClick={() => (way === 'mail' ? onMail() : make(way, act))}
        >
          {translate(`kit.papers.${way}`)}
        </Button>
      ))}
    </DialogActions>
  );
}

/** To a message that has the paper above its words, for whoever it is about; undefined where none may be written. */
function useMessage(addressee: Addressee | undefined): ((file: File) => void) | undefined {
  const mayWrite = useMay(messages.resource, 'create');
  const navigate = useNavigate();
  const createPath = useCreatePath();
  if (!mayWrite || addressee?.entity !== contacts.name) return undefined;
  return file =>
    void navigate(createPath({ resource: messages.resource, type: 'create' }), {
      state: { record: { contacts: [addressee.id] }, file: handOver(file) },
    });
}

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
