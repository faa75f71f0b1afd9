import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import { users, type User } from '../../../schema/entities/users.ts';
import { useSession } from '../../authProvider/useSession.ts';
import { post, put } from '../../dataProvider/calls.ts';
import { pathOf } from '../../dataProvider/paths.ts';
import { formatPhone } from '../../format.ts';
import { Question } from '../../forms/Question.tsx';
import { useAction } from '../../forms/useAction.ts';
import { useMay } from '../kit/useMay.ts';
import { NoteChip } from '../shops/StatusChip.tsx';

/** Who it is and how the account stands; each button acts at once, by a call of its own. */
export function PersonHead() {
  const translate = useTranslate();
  const person = useRecordContext<User>()!;
  const { user } = useSession();
  const words = (key: string) => translate(`tenancy.person.${key}`);
  return (
    <Box sx={{ display: 'grid', gap: 1, mb: 3 }}>
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        {[person.email, person.mobileNo && formatPhone(person.mobileNo)].filter(Boolean).join(' · ')}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        {person.isInvited && <NoteChip text="tenancy.person.invited" colour="warning.main" />}
        {!person.isActive && <NoteChip text="tenancy.person.inactive" colour="error.main" />}
        {person.isInvited && <InviteAgain person={person} />}
        {user?.id === person.id ? <span>{words('you')}</span> : <SignInSwitch person={person} />}
      </Box>
    </Box>
  );
}

const recordPath = ({ id }: User) => `${pathOf(users.resource)}/${encodeURIComponent(id)}`;

function InviteAgain({ person }: { person: User }) {
  const translate = useTranslate();
  const { isBusy, run } = useAction([]);
  const told = { done: 'tenancy.person.invited_again', args: { email: person.email } };
  if (!useMay(users.resource, 'create')) return null;
  return (
    <Button
      size="small"
      variant="outlined"
      loading={isBusy}
      onClick={() => run(() => post(`${recordPath(person)}/invite`), told)}
    >
      {translate('tenancy.person.invite_again')}
    </Button>
  );
}

function SignInSwitch({ person }: { person: User }) {
  const translate = useTranslate();
  const { name, isActive, version } = person;
  const [isAsking, setAsking] = useState(false);
  const { isBusy, run } = useAction([[users.resource]], () => setAsking(false));
  const mayEdit = useMay(users.resource, 'edit');
  if (!mayEdit) return null;
  const set = (active: boolean) =>
    run(() => put(recordPath(person), { isActive: active, version }), {
      done: `tenancy.tenant.${active ? 'enabled' : 'disabled'}_toast`,
      args: { name },
    });
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        loading={isBusy && !isAsking}
        onClick={() => (isActive ? setAsking(true) : set(true))}
      >
        {translate(`tenancy.person.${isActive ? 'disable' : 'enable'}`)}
      </Button>
      {isAsking && (
        <Question
          title={translate('tenancy.tenant.disable_title', { name })}
          text={translate('tenancy.tenant.disable_text')}
          confirm={translate('tenancy.person.disable')}
          isBusy={isBusy}
          onConfirm={() => set(false)}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
