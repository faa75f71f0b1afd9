import { entities } from '../schema/entities/index.ts';
import type { RequestContext } from './requestContext.ts';
import { lockNames } from './db/locks.ts';
import { enterAccount, enterJob } from './db/transactionContext.ts';
import { firstIdAt, isUuid, noShop } from './db/statement.ts';
import { insertStatement, updateStatement, type Row } from './db/write.ts';
import type { Operation } from './operation.ts';
import { redacted } from './redacted.ts';
import type { Statement } from './ports.ts';

/** Puts a fault of ours where the shop's error list and the log show it under the id of its request. Never throws. */
export const logFault = async (error: unknown, context: RequestContext, { id, tag }: Operation): Promise<void> => {
  const { ports, request } = context;
  const fault = error instanceof Error ? error : new Error(String(error));
  const address = redacted(new URL(request.url).pathname);
  const [message, stack] = [redacted(fault.message), redacted(fault.stack ?? '')];
  ports.log('error', message, { operation: id, address, stack });
  const row = {
    id: context.id,
    controllerName: tag,
    actionName: id,
    requestUrl: fit(`${request.method} ${address}`, 2_000),
    message: fit(message, 10_000) || 'Unknown error',
    stackTrace: fit(stack, 50_000) || null,
  };
  await keep(context, row).catch((failure: unknown) =>
    ports.log('error', 'The error could not be kept', { reason: String(failure) }),
  );
};

/** As PostgreSQL can hold it. */
const fit = (text: string, length: number) => text.slice(0, length).toWellFormed().replaceAll('\0', '');

/** What a shop's list takes within an hour. The log takes all. */
export const errorLimit = { most: 100 };
const hour = 60 * 60 * 1_000;
const leftOut = 'errors.leftOut';

/** An error is kept with its shop and person only if the caller had passed the checks there: anybody can call anything. */
const keep = async (context: RequestContext, row: Row): Promise<void> => {
  const { session, at, isLetIn, ports } = context;
  const place = isLetIn && isUuid(context.shop) ? context.shop : noShop;
  await ports.database.transaction(async run => {
    const [, found] = await run([enterAccount, whoAndWhere(isLetIn ? session : '', place)]);
    const [userId, organizationId] = found!.rows[0]!;
    const [, , counted] = await run([enterJob(place, userId!), oneAtATime(place), errorsSince(place, at)]);
    const [kept, id, times] = counted!.rows[0]!;
    const whose = { ...row, userId, organizationId };
    if (Number(kept) < errorLimit.most) await run([insertStatement(entities.errorLogs, place, [whose], at)]);
    else if (id) await run([updateStatement(entities.errorLogs, place, [id], words(Number(times) + 1), at)]);
    else {
      const first = { ...words(1), id: row.id, controllerName: 'Errors', actionName: leftOut, organizationId };
      await run([insertStatement(entities.errorLogs, place, [first], at)]);
    }
  });
};

const words = (times: number) => ({
  message: `${times} more of this hour ${times === 1 ? 'is' : 'are'} in the log of the server alone`,
});

/** So that of two faults at once neither goes past the limit. */
const oneAtATime = (shop: string): Statement => lockNames([`errors ${shop}`]);

/** Of this hour: how many are kept, the row of those left out, and how many these are, which is how often it was written. */
const errorsSince = (shop: string, at: Date): Statement => ({
  text: `select count(*) filter (where e.action_name is distinct from $3),
      max(e.id::text) filter (where e.action_name = $3), max(e.version) filter (where e.action_name = $3)
    from error_logs e where e.shop_id = $1 and e.id >= $2::uuid and e.deleted_at is null`,
  values: [shop, firstIdAt(new Date(Math.floor(at.getTime() / hour) * hour)), leftOut],
});

const whoAndWhere = (session: string, shop: string): Statement => ({
  text: 'select (select x.user_id from sessions x where x.token_digest = $1), (select s.tenant_id from shops s where s.id = $2)',
  values: [session, shop],
});
