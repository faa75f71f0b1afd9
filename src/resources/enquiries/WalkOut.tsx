import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Title, useCreate, useNotify, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { lostReasons } from '../../../schema/rules/enquiries.ts';
import { useErrorHandling } from '../../layout/useErrorHandling.ts';

/** Somebody left without buying: why is one tap, and noted at once. Who it was can be added on the enquiry's page. */
export function WalkOut() {
  const translate = useTranslate();
  const { note, sent, isPending } = useNote();
  return (
    <Box sx={{ maxWidth: 640, display: 'grid', gap: 2 }}>
      <Title preferenceKey={false} title={translate('enquiries.walkOut.title')} />
      <Typography component="h2" variant="h6">
        {translate('enquiries.walkOut.why')}
      </Typography>
      <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(3, 1fr)' } }}>
        {walkedOut.map(({ id, name }) => (
          <Button
            key={id}
            variant="outlined"
            disabled={isPending}
            loading={sent === id}
            onClick={() => void note(id)}
            sx={{ minHeight: 64, fontSize: 16, lineHeight: 1.25 }}
          >
            {translate(`resources.enquiries.values.lostReason.${id}`, { _: name })}
          </Button>
        ))}
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {translate('enquiries.walkOut.hint')}
      </Typography>
    </Box>
  );
}

/** Notes the enquiry, and goes on to its page. */
function useNote() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const notify = useNotify();
  const { actionError } = useErrorHandling();
  const [create, { isPending, variables }] = useCreate();
  const note = async (lostReason: string) => {
    const data = { name: translate('enquiries.walkOut.somebody'), source: 'walkOut', lostReason };
    try {
      const { id } = (await create('enquiries', { data }, { returnPromise: true })) as { id: string };
      notify('enquiries.walkOut.noted', { type: 'success' });
      void navigate(`/enquiries/${id}`, { replace: true });
    } catch (error) {
      actionError(error, { retry: () => void note(lostReason) });
    }
  };
  const sent = isPending ? (variables as { data?: { lostReason?: string } }).data?.lostReason : undefined;
  return { note, sent, isPending };
}

/** Whoever stands at the counter answers. */
const walkedOut = lostReasons.filter(({ id }) => id !== 'silent');
