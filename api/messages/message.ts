import { enterJob } from '../db/transactionContext.ts';
import type { Ports, Result, Statement } from '../ports.ts';
import type { MeetingRow } from '../meetings/meeting.ts';
import type { ChatAccount } from '../chat/port.ts';
import type { HeaderFormat } from '../../schema/rules/messageStates.ts';

export const messageQueue = 'messages';
/** A job for one message. Only the newest `turn` has anything to do. */
export type MessageJob = { shop: string; id: string; turn: number };

/** A message on its way, as its job needs it. */
export type OpenMessage = {
  status: number;
  turn: number;
  total: number;
  prepared: number;
  templateName: string;
  templateLanguage: string;
  templateVariables: string[];
  components: unknown[];
  headerFormat: HeaderFormat;
  headerText: string | null;
  headerMedia: string | null;
  mediaId: string | null;
  /** `perSecond` 0: without a limit. */
  account: (ChatAccount & { perSecond: number }) | null;
  quiet: { from: string | null; to: string | null };
  meetingId: string | null;
  /** What it is about, as that is now; null where it is gone. */
  meeting: MeetingRow | null;
};

export const openMessage = (shop: string, id: string): Statement => ({
  text: `select row_to_json(r) from (select m.status, m.turn, m.total, m.prepared, m.template_name as "templateName", m.template_language as "templateLanguage",
      coalesce(m.template_variables, '[]') as "templateVariables", m.components, coalesce(m.header_format, 'NONE') as "headerFormat", m.header_text as "headerText",
      m.header_media as "headerMedia", m.media_id as "mediaId", m.meeting_id as "meetingId", (${accountJson}) as account,
      (select json_build_object('from', s.quiet_from, 'to', s.quiet_to) from shops s where s.shop_id = $1) as quiet
    from messages m where m.shop_id = $1 and m.id = $2) r`,
  values: [shop, id],
});

/** The shop's number; of several the first. */
const accountJson = `select json_build_object('phoneNumberId', a.phone_number_id, 'businessAccountId', a.business_account_id, 'perSecond', a.per_second)
  from chat_accounts a where a.shop_id = $1 order by a.created_at, a.phone_number_id limit 1`;

export const keepMedia = (shop: string, id: string, media: string): Statement => ({
  text: 'update messages m set media_id = $3 where m.shop_id = $1 and m.id = $2',
  values: [shop, id, media],
});

/** Ends a message of which nothing is on its way any more. Tells how it then stands. */
export const finish = (shop: string, id: string, at: Date): Statement[] => [
  {
    text: `update messages m set status = case when m.status = 3 then 4 else 2 end, updated_at = $3::timestamptz
      where m.shop_id = $1 and m.id = $2 and m.status in (0, 1, 3) and m.prepared >= m.total
        and not exists (select 1 from recipients q where q.shop_id = $1 and q.message_id = $2 and q.state in ('queued', 'sending'))`,
    values: [shop, id, at.toISOString()],
  },
  { text: 'select m.status from messages m where m.shop_id = $1 and m.id = $2', values: [shop, id] },
];

/** The next moment at which there is something to do: milliseconds from now, null when it is not known. */
export const nextMoment = (shop: string, id: string, lease: number, at: Date): Statement => ({
  text: `select extract(epoch from (select min(q.next_at) from recipients q where q.shop_id = $1 and q.message_id = $2 and q.state = 'queued') - $3::timestamptz) * 1000,
    extract(epoch from (select min(p.started_at) from recipients p where p.shop_id = $1 and p.message_id = $2 and p.state = 'sending') - clock_timestamp()) * 1000 + $4::integer`,
  values: [shop, id, at.toISOString(), lease],
});

/** In one transaction, in the shop, for nobody in particular. */
export const inShop = async (
  { database }: Pick<Ports, 'database'>,
  shop: string,
  statements: readonly Statement[],
): Promise<Result[]> => (await database.batch([enterJob(shop, null), ...statements])).slice(1);

/** The message's next job, in place of the present one. */
export const handOver = ({ database, jobs }: Ports, { shop, id, turn }: MessageJob, after: Date): Promise<void> =>
  database.transaction(async run => {
    const [, moved] = await run([
      enterJob(shop, null),
      {
        text: 'update messages m set turn = m.turn + 1 where m.shop_id = $1 and m.id = $2 and m.turn = $3',
        values: [shop, id, turn],
      },
    ]);
    if (moved!.count) await jobs.enqueue(run, messageQueue, { shop, id, turn: turn + 1 }, after);
  });
