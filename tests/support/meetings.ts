import { expect } from 'vitest';
import { handOutDue, runMeeting, type MeetingJob } from '../../api/meetings/run.ts';
import type { Clock, Jobs, SentLetter } from '../../api/ports.ts';
import { entities } from '../../schema/entities/index.ts';
import { newAddress } from './accounts.ts';
import { eventually } from './eventually.ts';
import { openShop, type Shop } from './shop.ts';
import type { Sent, TestApi } from './testApi.ts';

type Enqueued = Parameters<Jobs['enqueue']>;
type Meeting = Record<string, any> & { id: string; joiningUrl: string };

export const hour = 3_600_000;
export const day = 24 * hour;

/** A clock that a test moves on. */
export const movedClock = (clock: Clock) => {
  let ahead = 0;
  return {
    now: () => new Date(clock.now().getTime() + ahead),
    move: (milliseconds: number) => void (ahead += milliseconds),
    from: (milliseconds: number) => new Date(clock.now().getTime() + ahead + milliseconds).toISOString(),
  };
};

export type MeetingShop = Shop & {
  groupId: string;
  /** People of the group, each with an email unless told. */
  join: (names: readonly string[], email?: boolean) => Promise<string[]>;
  plan: (fields?: object) => Promise<Meeting>;
  meeting: (id: string, rest?: string, sent?: Sent & { method?: string }) => ReturnType<Shop['call']>;
  invite: (id: string) => Promise<void>;
  /** What a moment of the server would do about meetings. */
  tend: () => Promise<void>;
  see: (path: string, sent?: Sent) => ReturnType<Shop['call']>;
  answer: (joiningUrl: string, fields: object, sent?: Sent) => ReturnType<Shop['call']>;
};

export const openMeetingShop = async (api: TestApi): Promise<MeetingShop> => {
  const shop = await openShop(api);
  const groupId = (await shop.make(entities.groups))['id'] as string;
  let made = 0;
  const { signal } = new AbortController();
  const tend = async () => {
    const handedOut: MeetingJob[] = [];
    const jobs = {
      ...api.ports.jobs,
      enqueue: async (...[, , data]: Enqueued) => void handedOut.push(data as MeetingJob),
    };
    await handOutDue({ ...api.ports, jobs }, signal);
    for (const job of handedOut) await runMeeting(api.ports, job, signal);
  };
  return {
    ...shop,
    groupId,
    async join(names, email = true) {
      const people = [];
      for (const name of names) {
        const mobileNo = String(9_800_000_000 + ++made);
        const address = email ? `${name.toLowerCase()}${made}@example.test` : null;
        people.push(
          await shop.make(entities.contacts, {
            name,
            mobileNo,
            email: address,
            otherEmail: null,
            selectedGroups: [groupId],
          }),
        );
      }
      return people.map(({ id }) => id as string);
    },
    plan: async (fields = {}) => {
      const startsAt = new Date(api.ports.clock.now().getTime() + 3 * day).toISOString();
      const body = {
        title: 'Kitty of May',
        groupId,
        startsAt,
        minutes: 90,
        remindBefore: 'both',
        letterLanguage: 'en',
        ...fields,
      };
      const made = await shop.call('POST', 'contacts/meetings', { body });
      if (made.status !== 201) throw new Error(made.text);
      return made.data as Meeting;
    },
    meeting: (id, rest = '', { method = 'GET', ...sent } = {}) =>
      shop.call(method, `contacts/meetings/${id}${rest}`, sent),
    async invite(id) {
      const { status, text } = await shop.call('POST', `contacts/meetings/${id}/invite`);
      if (status !== 202) throw new Error(text);
      await eventually(async () => {
        const { uninvited, waiting } = (await shop.call('GET', `contacts/meetings/${id}/reach`)).data;
        expect([uninvited, waiting]).toEqual([0, 0]);
      });
    },
    tend,
    see: (path, sent = {}) => api.call('GET', `public/meetings/${path}`, sent),
    answer: (joiningUrl, fields, sent = {}) =>
      api.call('POST', `public/meetings/${joiningUrl}/answers`, { body: { fields }, address: newAddress(), ...sent }),
  };
};

/** The personal address that a letter brings, as the API takes it. */
export const personalIn = ({ text }: SentLetter) => /\/([\w-]{22}\?i=[\w-]{44})/.exec(text)![1]!;
export const tokenIn = (letter: SentLetter) => personalIn(letter).split('?i=')[1]!;

export const calendarIn = ({ attachments }: SentLetter) =>
  Buffer.from(attachments![0]!.base64, 'base64').toString('utf8').replace(/\r\n /g, '');
