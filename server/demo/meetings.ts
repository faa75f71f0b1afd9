import { newsOf } from '../../api/meetings/meeting.ts';
import { meetingInvitations } from '../../schema/entities/meetingInvitations.ts';
import { meetings } from '../../schema/entities/meetings.ts';
import type { Answer } from '../../schema/rules/meetings.ts';
import { nodeSecrets } from '../secrets.ts';
import { day, dayStart } from './calendar.ts';
import { Past } from './past.ts';
import type { Customer } from './people.ts';
import { writeText } from './minutes.ts';
import { Random } from './random.ts';

type Given = { customers: readonly Customer[]; groupIds: ReadonlyMap<string, string>; now: Date };

const hour = 3_600_000;
const most = 18;

/** One that took place and who was there, one to which people are answering, and one that comes again each week. */
export const holdMeetings = (whole: Past, { customers, groupIds, now }: Given): void => {
  const random = new Random(parseInt(whole.shop.id.slice(-6), 16));
  // Draws of its own, so that the rest of the demo stays as it is.
  const past = new Past(whole.shop, random);
  const at = (days: number, hours: number) => new Date(dayStart(now, -days).getTime() + hours * hour);
  const groupId = groupIds.get('Diamond enquiries')!;
  const guests = customers.filter(({ selectedGroups }) => selectedGroups.includes(groupId)).slice(0, most);
  const common = { minutes: 90, remindBefore: 'both', letterLanguage: 'en', hostId: whole.shop.owner };
  for (const { title, days, agenda, minutes } of evenings) {
    const told = {
      ...common,
      title,
      groupId,
      startsAt: at(days, 17).toISOString(),
      place: 'At the shop, first floor',
      agenda,
    };
    const invitedAt = at(days - 9, 12) < now ? at(days - 9, 12) : new Date(now.getTime() - hour);
    const [meeting] = past.create(meetings, [told], new Date(invitedAt.getTime() - hour));
    invite(past, { meeting: { ...told, id: meeting!.id }, guests, invitedAt, isOver: days < 0 }, random);
    const place = { shop: whole.shop.id, entity: meetings.name, record: meeting!.id, name: 'postNotes' };
    if (minutes) past.statements.push(...writeText(place, at(days, 19), minutes));
  }
  meetWeekly(past, { ...common, groupId: groupIds.get('Karigars')! }, now);
  whole.statements.push(...past.statements);
};

const meetWeekly = (past: Past, common: object, now: Date): void => {
  const today = dayStart(now, 0).getTime();
  const monday = (8 - new Date(today + 12 * hour).getUTCDay()) % 7 || 7;
  const work = {
    ...common,
    title: 'Work of the week',
    startsAt: new Date(today + monday * day + 10.5 * hour).toISOString(),
    minutes: 30,
    place: 'Workshop',
    repeats: 'weekly',
    agenda: 'What is due this week\nGold that goes out and comes back\nRepairs that wait',
  };
  past.create(meetings, [work], new Date(now.getTime() - 2 * day));
};

const evenings = [
  {
    title: 'Solitaire evening',
    days: -21,
    agenda: 'New solitaires, certificates explained\nOld gold valued while you wait',
    minutes: [
      [
        'What our guests asked for',
        [
          'Solitaires of half a carat in a setting that can be worn every day',
          'Certificates they can check themselves, on the phone',
          'Old bangles against new ones: three families want to come again',
        ],
      ],
      [
        'What we decided',
        [
          'Two more trays of light pieces for Diwali',
          'Karigar Suresh makes samples of the new setting within two weeks',
        ],
      ],
    ],
  },
  {
    title: 'First look at the wedding collection',
    days: 6,
    agenda: 'Polki and kundan sets\nHow making charges are reckoned\nTea',
    minutes: null,
  },
] as const;

type Invited = {
  meeting: { id: string; title: string; startsAt: string; minutes: number; place: string };
  guests: readonly Customer[];
  invitedAt: Date;
  isOver: boolean;
};

const invite = (past: Past, { meeting, guests, invitedAt, isOver }: Invited, random: Random): void => {
  const told = newsOf({ ...meeting, state: 'planned' }, nodeSecrets(new Uint8Array(32)));
  const rows = guests.map(({ id: contactId }) => {
    const answer = drawn(random);
    return {
      meetingId: meeting.id,
      contactId,
      answer,
      answeredAt: answer === 'none' ? null : new Date(invitedAt.getTime() + hour / 2).toISOString(),
      attended: isOver && (answer === 'yes' ? random.chance(0.85) : answer !== 'no' && random.chance(0.3)),
      invitedAt: invitedAt.toISOString(),
      letter: 'sent',
      told,
    };
  });
  if (rows.length) past.create(meetingInvitations, rows, invitedAt);
};

const drawn = (random: Random): Answer =>
  random.chance(0.45) ? 'yes' : random.chance(0.3) ? 'maybe' : random.chance(0.35) ? 'no' : 'none';
