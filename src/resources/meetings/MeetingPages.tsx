import { useRecordContext, type RaRecord } from 'react-admin';
import { meetings, type Meeting } from '../../../schema/entities/meetings.ts';
import { without } from '../kit/form/without.ts';
import { EntityEdit } from '../kit/pages/EntityEdit.tsx';
import { EntityShow } from '../kit/pages/EntityShow.tsx';
import { Decision } from './Decision.tsx';
import { Guests } from './Guests.tsx';
import { Invitations } from './Invitations.tsx';
import { JoiningAddress } from './JoiningAddress.tsx';
import { SendMinutes } from './SendMinutes.tsx';
import { useReach } from './useReach.ts';

/** The joining address stands beside them with what can be done with it; the rest is the server's own. */
const shown = without(meetings.facts, 'state', 'joiningUrl', 'repeatsFrom', 'isContinued');
const below = { postNotes: BelowMinutes };

/** it stays open after saving, since those who were invited stand beside it. */
export function EditMeeting() {
  return <EntityEdit facts={['groupId']} aside={<Beside />} belowText={below} />;
}

export function ShowMeeting() {
  return <EntityShow fields={shown} aside={<Beside />} belowText={below} />;
}

function BelowMinutes({ record }: { record: RaRecord }) {
  return (
    <>
      <Decision record={record} />
      <SendMinutes meeting={record as Meeting} />
    </>
  );
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
