import { serviceRequests } from '../../schema/entities/serviceRequests.ts';
import { invalid } from '../../schema/errors.ts';
import type { Values } from '../../schema/kit/defineEntity.ts';
import { boolean, choice } from '../../schema/kit/kinds.ts';
import { worded } from '../../schema/kit/worded.ts';
import { remarkFields } from '../../schema/rules/remarks.ts';
import { deskStates } from '../../schema/rules/serviceRequests.ts';
import { say } from '../../schema/words/said.ts';
import { recordId } from '../crud/read.ts';
import { currentUser, nameOfCaller } from '../db/settings.ts';
import { replying } from '../handler.ts';
import { inputOf } from '../handlers/input.ts';
import type { Run, Statement } from '../ports.ts';
import { naming, type StoredRecordFile } from '../recordFiles/store.ts';
import {
  mustBeHere,
  remarkById,
  remarkGuards,
  remarkShape,
  saidReply,
  saidStatements,
  storedPictures,
  tellRemarks,
} from '../remarks/remarks.ts';
import type { RequestContext } from '../requestContext.ts';
import { mentioned } from '../db/pendingNotifications.ts';
import { moveStatements, refuseClosed, standing, type Standing } from './move.ts';
import { tellShop } from './tell.ts';

/** What an administrator answers, and in which state that leaves the request; or a note that the shop never sees. */
export const deskReplyFields = worded('deskReply', {
  text: remarkFields.text,
  pictures: remarkFields.pictures,
  isInternal: boolean().label('Internal note'),
  state: choice(deskStates).label('State'),
});

/** Of the shop: opens again what waits for it or was solved. */
export const replyOfShop = replying(
  remarkShape,
  async context => {
    const { shop, at } = context;
    const { text, mentions, ...sent } = await said(context, remarkFields);
    const people = [...new Set((mentions ?? []) as string[])];
    return written(context, sent.pictures, (request, id, pictures) => [
      ...mustBeHere(shop, people),
      ...saidStatements(serviceRequests, context, id, { text, people, pictures }),
      ...mentioned(serviceRequests, shop, recordId(serviceRequests, context), people, at),
      ...moved(context, request, 'open'),
    ]);
  },
  { status: 201, once: true },
);

/** Of the platform's administrators. Whoever answers first takes the request on. */
export const replyOfDesk = replying(
  remarkShape,
  async context => {
    const { text, isInternal: internal, state, ...sent } = await said(context, deskReplyFields);
    const isInternal = internal === true;
    if (isInternal && sent.pictures.length) throw invalid({ pictures: say('noPicturesInNote') });
    return written(
      context,
      sent.pictures,
      (request, id, pictures) => [
        ...saidStatements(serviceRequests, context, id, { text, pictures, fromDesk: true, isInternal }),
        ...(isInternal ? [] : [...answered(context), ...moved(context, request, state ?? request.state)]),
      ],
      async (run, request, id) => {
        if (!isInternal) await tellShop(context, run, request, { kind: 'requestReplied', event: `reply ${id}` });
      },
    );
  },
  { status: 201, once: true },
);

const said = async <F extends typeof remarkFields | typeof deskReplyFields>(context: RequestContext, input: F) => {
  recordId(serviceRequests, context);
  const values = await inputOf(context, { input, multipart: true });
  const { pictures } = values as Values<typeof remarkFields>;
  return { ...values, pictures: await storedPictures(context, [pictures ?? []].flat()) };
};

type Statements = (request: Standing, id: string, pictures: readonly StoredRecordFile[]) => Statement[];
type Then = (run: Run, request: Standing, id: string) => Promise<void>;

/** One reply in one transaction: the request is locked, so that its state is the one that was read. */
const written = async (
  context: RequestContext,
  pictures: readonly StoredRecordFile[],
  statements: Statements,
  then: Then = async () => {},
) => {
  const { shop, ports } = context;
  const [record, id] = [recordId(serviceRequests, context), ports.ids.next()];
  const reply = await naming(context, pictures, named =>
    context.change(async run => {
      const request = await standing(run, shop, record, remarkGuards(serviceRequests, context));
      refuseClosed(request);
      const results = await run([...statements(request, id, pictures), noted(context), remarkById(shop, id)]);
      named();
      await then(run, request, id);
      return saidReply(context, results.at(-1)!.rows[0]!);
    }),
  );
  tellRemarks(context);
  return reply;
};

const moved = (context: RequestContext, { state }: Standing, to: string): Statement[] =>
  moveStatements(state, to, context.shop, recordId(serviceRequests, context), context.occasion);

/** Lists show what was spoken of last. */
const noted = ({ shop, at, parameters }: RequestContext): Statement => ({
  text: 'update service_requests set updated_at = $3::timestamptz where shop_id = $1 and id = $2',
  values: [shop, parameters['id']!, at.toISOString()],
});

/** Each by itself, since a cluster writes nothing that depends on who asks as a part of a choice. */
const answered = ({ shop, at, parameters }: RequestContext): Statement[] => [
  {
    text: `update service_requests t set answered_at = $3::timestamptz,
        hours_to_answer = round(extract(epoch from $3::timestamptz - t.created_at) / 3600, 1)
      where t.shop_id = $1 and t.id = $2 and t.answered_at is null`,
    values: [shop, parameters['id']!, at.toISOString()],
  },
  {
    text: `update service_requests t set handler_id = ${currentUser}::text, handler = ${nameOfCaller}
      where t.shop_id = $1 and t.id = $2 and t.handler_id is null`,
    values: [shop, parameters['id']!],
  },
];
