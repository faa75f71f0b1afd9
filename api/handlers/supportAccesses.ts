import { shops } from '../../schema/entities/shops.ts';
import { conflict, invalid, notFound } from '../../schema/errors.ts';
import { listOf, moment, object, string, uuid, whole, yes, yesOrNo } from '../../schema/kit/shape.ts';
import { supportAskedDays, type SupportScope } from '../../schema/rules/supportAccess.ts';
import { say } from '../../schema/words/said.ts';
import { recordId } from '../crud/read.ts';
import { parentGuard } from '../db/guards.ts';
import { noteStatement } from '../db/history.ts';
import { currentUser } from '../db/settings.ts';
import { isUuid } from '../db/statement.ts';
import { asAccount, enterAccount } from '../db/transactionContext.ts';
import { recheck } from '../events/signals.ts';
import { replying } from '../handler.ts';
import { queueLetter } from '../mail/job.ts';
import { notify, type NotificationEvent } from '../notifications/notify.ts';
import { ownersOf } from '../notifications/people.ts';
import type { Result, Run, Statement } from '../ports.ts';
import { data, dataText } from '../reply.ts';
import type { RequestContext } from '../requestContext.ts';
import { attemptStatements } from '../session/attempts.ts';
import { changesUnder } from '../support/changes.ts';
import {
  accessById,
  accessesOfShop,
  allowAccess,
  askedAccess,
  endMine,
  endOne,
  hasSecondAdministrator,
  myAccesses,
  newAccess,
  refuseAccess,
  supportAccess,
  supportAccesses,
  waitingAccesses,
  type SupportAccess,
} from '../support/statements.ts';
import type { HandlersOf } from './handlers.ts';
import { inputOf, parametersOf } from './input.ts';

type SupportAction = Extract<keyof NonNullable<typeof shops.actions>, `${string}upport${string}`>;

const day = 24 * 60 * 60 * 1_000;

const ownId: Statement = { text: `select ${currentUser}`, values: [] };

const mySupport = object({ mine: supportAccesses, waiting: supportAccesses, hasSecond: yesOrNo });

const supportChanges = listOf(
  object({ id: uuid, at: moment, entities: listOf(string), records: whole, isUndone: yesOrNo }),
);

/** An administrator asks to enter a shop, its owner or in an emergency a second administrator answers, and both sides end it. */
export const supportHandlers: Pick<HandlersOf<typeof shops>, SupportAction> = {
  askSupport: replying(
    supportAccess,
    async context => {
      const { reason, scope, hours } = await inputOf(context, shops.actions!.askSupport);
      const { shop, at, ports } = context;
      const id = ports.ids.next();
      const until = new Date(at.getTime() + supportAskedDays * day);
      context.accessed = 'supportAsked';
      return context.change(async run => {
        const [, me] = await run([parentGuard('shops', shop, recordId(shops, context)), ownId]);
        await run(
          asAccount(shop, [
            ...attemptStatements(ports.ids, [{ limit: 'supportAsked', name: `${me!.rows[0]![0]!} ${shop}` }], at),
            endMine(shop, at),
            newAccess({ id, shop, reason: reason!, scope: scope as SupportScope, hours: hours!, until }, at),
          ]),
        );
        return data(await tellOwners(context, run, id, 'supportAsked'), 201);
      });
    },
    { status: 201, once: true },
  ),

  approveSupport: replying(
    supportAccess,
    async context => {
      context.accessed = 'supportBegan';
      return context.change(async run => {
        const asked = await accessToAnswer(context, run);
        if (asked.isOwn) throw conflict(say('supportOwn'));
        await grant(context, run, { ...asked, showsPersonal: false, isEmergency: true });
        return data(await tellOwners(context, run, asked.id, 'supportEmergency'));
      });
    },
    { once: true },
  ),

  endSupport: replying(object({ shopId: uuid }), async context => {
    const shop = recordId(shops, context);
    await context.transaction(run => end(context, run, endMine(shop, context.at)));
    return data({ shopId: shop });
  }),

  mySupport: replying(mySupport, async context => {
    parametersOf(context);
    const { at } = context;
    const results = await context.batch([enterAccount, myAccesses(at), waitingAccesses(at), hasSecondAdministrator]);
    const [mine, waiting, hasSecond] = results.slice(1).map(({ rows }) => rows[0]![0]!);
    return dataText(`{"mine":${mine!},"waiting":${waiting!},"hasSecond":${hasSecond === 't'}}`);
  }),

  support: replying(supportAccesses, async context => {
    parametersOf(context);
    const { shop, at } = context;
    const [, found] = await context.batch(asAccount(shop, [accessesOfShop(shop, at)]));
    return dataText(found!.rows[0]![0]!);
  }),

  supportChanges: replying(supportChanges, async context => {
    parametersOf(context);
    const { shop, at } = context;
    const id = accessId(context);
    const [, access, , changes] = await context.batch([
      ...asAccount(shop, [accessById(id, at)]),
      changesUnder(shop, id),
    ]);
    if (!access!.count || accessIn(access!).shopId !== shop) throw notFound(say('supportAccess'));
    return dataText(changes!.rows[0]![0]!);
  }),

  allowSupport: replying(
    supportAccess,
    async context => {
      const { scope, hours, showsPersonal } = await inputOf(context, shops.actions!.allowSupport);
      context.accessed = 'supportBegan';
      return context.change(async run => {
        const asked = await accessToAnswer(context, run);
        if (asked.isOwn) throw conflict(say('supportOwn'));
        if (scope === 'write' && asked.scope === 'read') throw invalid({ scope: say('supportNotAsked') });
        if (hours! > asked.hours) throw invalid({ hours: say('supportNotAsked') });
        const granted = {
          scope: scope as SupportScope,
          hours: hours!,
          showsPersonal: showsPersonal!,
          isEmergency: false,
        };
        await grant(context, run, { ...asked, ...granted });
        return data(await tellOwners(context, run, asked.id, 'supportOpened'));
      });
    },
    { once: true },
  ),

  refuseSupport: replying(
    supportAccess,
    async context => {
      context.accessed = 'supportRefused';
      return context.change(async run => {
        const { id } = await accessToAnswer(context, run);
        const { shop, at } = context;
        const [, refused, access] = await run(asAccount(shop, [refuseAccess(id, at), accessById(id, at)]));
        if (!refused!.count) throw conflict(say('supportAnswered'));
        return data(accessIn(access!));
      });
    },
    { once: true },
  ),

  stopSupport: replying(yes, async context => {
    await context.transaction(run => end(context, run, endOne(context.shop, accessId(context), context.at)));
    return data(true);
  }),
};

const accessId = (context: RequestContext): string => {
  const id = context.parameter('accessId');
  if (!isUuid(id)) throw notFound(say('supportAccess'));
  return id;
};

type Asked = { id: string; isOwn: boolean; scope: SupportScope; hours: number };

/** Throws 404 when the shop has no such access, and 409 when it waits for no answer. */
const accessToAnswer = async (context: RequestContext, run: Run): Promise<Asked> => {
  const { shop, at } = context;
  const id = accessId(context);
  const [, found] = await run(asAccount(shop, [askedAccess(id, shop, at)]));
  if (!found!.rows.length) throw notFound(say('supportAccess'));
  const [isAsked, isOwn, scope, hours] = found!.rows[0]!;
  if (isAsked !== 't') throw conflict(say('supportAnswered'));
  return { id, isOwn: isOwn === 't', scope: scope as SupportScope, hours: Number(hours) };
};

type Granted = Parameters<typeof allowAccess>[0];

const grant = async ({ shop, at, occasion }: RequestContext, run: Run, granted: Granted): Promise<void> => {
  const { id, scope, hours } = granted;
  const until = new Date(at.getTime() + hours * 60 * 60 * 1_000).toISOString();
  const [, allowed, access] = await run(asAccount(shop, [allowAccess(granted, at), accessById(id, at)]));
  if (!allowed!.count) throw conflict(say('supportAnswered'));
  const { reason } = accessIn(access!);
  const changes = { reason: [null, reason], scope: [null, scope], until: [null, until] } as const;
  await run([noteStatement(shops, 'support', shop, shop, changes, occasion)]);
};

const accessIn = ({ rows }: Result) => JSON.parse(rows[0]![0]!) as SupportAccess;
type Opened = 'supportOpened' | 'supportEmergency';

/** In the app; and by mail, unless an owner did it. */
const tellOwners = async (
  { shop, at, ports }: RequestContext,
  run: Run,
  id: string,
  kind: 'supportAsked' | Opened,
): Promise<SupportAccess> => {
  const [, owners, found] = await run(asAccount(shop, [ownersOf(shop), accessById(id, at)]));
  const users = owners!.rows.map(([user]) => user!);
  const access = accessIn(found!);
  const { userName: name, reason, until, scope, hours } = access;
  const about = { subject: id, event: `${kind} ${id}` };
  const event: NotificationEvent =
    kind === 'supportAsked'
      ? { ...about, kind, payload: { name, reason, scope, hours } }
      : { ...about, kind, payload: { name, reason, until } };
  await notify(ports, run, shop, users, event);
  if (kind !== 'supportOpened')
    for (const user of users) await queueLetter(ports, run, { letter: 'support', access: id, user });
  return access;
};

/** Open pages of the administrator learn at once that they are out. */
const end = async (context: RequestContext, run: Run, ending: Statement): Promise<void> => {
  const { shop, at, occasion } = context;
  const [, ended] = await run(asAccount(shop, [ending]));
  const { rows } = ended!;
  if (!rows.length) throw notFound(say('supportAccess'));
  for (const [, user, planned] of rows) {
    const changes = { until: [planned, at.toISOString()] } as const;
    await run([noteStatement(shops, 'support', shop, shop, changes, occasion), recheck(user!)]);
  }
  context.accessed = 'supportEnded';
};
