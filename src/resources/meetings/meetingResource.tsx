import { meetings } from '../../../schema/entities/meetings.ts';
import { lazyView } from '../kit/lazyView.tsx';
import { resourceOf } from '../kit/resourceOf.tsx';

const EditMeeting = lazyView(async () => (await import('./MeetingPages.tsx')).EditMeeting);
const ShowMeeting = lazyView(async () => (await import('./MeetingPages.tsx')).ShowMeeting);

export const meetingResource = resourceOf(meetings, { edit: <EditMeeting />, show: <ShowMeeting /> });
