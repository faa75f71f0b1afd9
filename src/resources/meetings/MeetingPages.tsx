import { useRecordContext } from 'react-admin';
import type { Meeting } from '../../../schema/entities/meetings.ts';
import { EntityEdit } from '../kit/pages/EntityEdit.tsx';
import { EntityShow } from '../kit/pages/EntityShow.tsx';
import { Decision } from './Decision.tsx';
import { Guests } from './Guests.tsx';
import { Invitations } from './Invitations.tsx';
import { JoiningAddress } from './JoiningAddress.tsx';
import { useReach } from './useReach.ts';

const below = { postNotes: Decision };

/** it stays open after saving, since those who were invited stand beside it. */
export function EditMeeting() {
  return <EntityEdit aside={<Beside />} belowText={below} />;
}

export function ShowMeeting() {
  return <EntityShow aside={<Beside />} belowText={below} />;
}

function Beside() {
  const meeting = useRecordContext<Meeting>();
  return meeting ? <OfMeeting meeting={meeting} /> : null;
}

function OfMeeting({ meeting }: { meeting: Meeting }) {
  const reach = useReach(meeting.id);
  return (
    <>
      <Invitations meeting={meeting} reach={reach} />
      {reach && reach.invited > 0 && <Guests meeting={meeting} reach={reach} />}
      <JoiningAddress meeting={meeting} />
    </>
  );
}
