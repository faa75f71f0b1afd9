import Alert from '@mui/material/Alert';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { useNotify, useTranslate, type Identifier } from 'react-admin';
import { useQueryClient } from '@tanstack/react-query';
import { paperLetterFields } from '../../../../schema/rules/paperLetters.ts';
import { languages } from '../../../../schema/words/languages.ts';
import { mailPaper, type Look } from '../../../dataProvider/papers.ts';
import { Leaving } from '../../../forms/Leaving.tsx';
import { PlainField } from '../../../forms/PlainField.tsx';
import { PlainForm, RootFailure, Submit } from '../../../forms/PlainForm.tsx';
import { queryKeys } from '../../../queryKeys.ts';
import { TitledDialog } from '../form/TitledDialog.tsx';
import { useEntity } from '../useEntity.ts';
import type { Addressee } from './useAddressee.ts';

type Props = {
  paper: string;
  label: string;
  id: Identifier;
  look: Look;
  to: { addressee?: Addressee; isPending: boolean };
  onSent: () => void;
  /** Back to the paper. */
  onClose: () => void;
};

/** To whom the paper goes by mail, and what is said with it. */
export function MailPaper({ paper, label, id, look, to, onSent, onClose }: Props) {
  const translate = useTranslate();
  const leave = useRef(onClose);
  const send = useSend({ paper, label, id, look, onSent });
  return (
    <TitledDialog
      title={translate('kit.papers.mail_title', { paper: label })}
      width={560}
      onClose={() => leave.current()}
    >
      {to.isPending ? (
        <DialogContent>
          <Skeleton variant="rounded" height={160} />
        </DialogContent>
      ) : (
        <PlainForm fields={paperLetterFields} defaultValues={{ to: to.addressee?.email ?? '' }} onSend={send}>
          <Leaving ref={leave} onLeave={onClose} />
          <DialogContent sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
            <RootFailure />
            {to.addressee?.email === '' && <Alert severity="info">{translate('kit.papers.no_email')}</Alert>}
            <PlainField name="to" type="email" autoFocus sx={{ mt: 1 }} />
            <PlainField name="text" multiline minRows={3} helperText={translate('kit.papers.text_help')} />
            <Attached label={label} look={look} />
          </DialogContent>
          <DialogActions>
            <Submit text={translate('kit.papers.send')} />
          </DialogActions>
        </PlainForm>
      )}
    </TitledDialog>
  );
}

function Attached({ label, look }: Pick<Props, 'label' | 'look'>) {
  const translate = useTranslate();
  const size = translate(`kit.papers.sizes.${look.size}`);
  const language = (languages as Record<string, string>)[look.language];
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {translate('kit.papers.attached', { paper: label, size, language })}
    </Typography>
  );
}

function useSend({ paper, label, id, look, onSent }: Omit<Props, 'to' | 'onClose'>) {
  const notify = useNotify();
  const client = useQueryClient();
  const { resource } = useEntity();
  return async (letter: Record<string, unknown>) => {
    await mailPaper(resource, paper, id, look, letter);
    notify('kit.papers.on_its_way', { type: 'success', messageArgs: { paper: label, to: letter['to'] } });
    void client.invalidateQueries({ queryKey: queryKeys.of(resource) });
    onSent();
  };
}
