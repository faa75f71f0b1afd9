import { useGetOne } from 'react-admin';
import { meetings, type Meeting } from '../../../../schema/entities/meetings.ts';
import { meetingWords, pageLanguageOf, type MeetingThing } from '../../../../schema/rules/meetingMessages.ts';
import { addressIn } from '../../../public/way.ts';
import type { Template } from '../calls.ts';
import type { Draft } from './draft.ts';

/** What a message is about; undefined where it is about nothing, or that cannot be read. */
export function useMeeting(id: string | null | undefined): Meeting | undefined {
  const { data } = useGetOne<Meeting>(meetings.resource, { id: id ?? '' }, { enabled: Boolean(id), retry: false });
  return id ? data : undefined;
}

/** What stands in the message for it. Whose link it will be is known when it goes out. */
export function useMeetingWords(
  { meetingId }: Draft,
  template: Template | undefined,
): Partial<Record<MeetingThing, string>> {
  const meeting = useMeeting(meetingId);
  if (!meeting || !template) return {};
  const { title, startsAt, minutes, joiningUrl } = meeting;
  const page = addressIn(pageLanguageOf(template.language), `/${joiningUrl}`);
  return meetingWords(
    { title: title!, startsAt: startsAt!, minutes: minutes! },
    template.language,
    `${location.origin}${page}?i=…`,
  );
}
