import { entities } from '../schema/entities/index.ts';
import type { Call } from './call.ts';
import { enterAccount, enterJob } from './db/doors.ts';
import { isUuid, noShop } from './db/statement.ts';
import { insertStatement, type Row } from './db/write.ts';
import type { Operation } from './operation.ts';
import { redacted } from './redacted.ts';
import type { Statement } from './ports.ts';

/** Puts a fault of ours where the shop's error list and the log show it under the same number. Never throws. */
export const logFault = async (error: unknown, call: Call, { id, tag }: Operation): Promise<string> => {
  const { ports, request } = call;
  const fault = error instanceof Error ? error : new Error(String(error));
  const number = ports.ids.next();
  const address = redacted(new URL(request.url).pathname);
  const [message, stack] = [redacted(fault.message), redacted(fault.stack ?? '')];
  ports.log('error', message, { number, operation: id, address, stack });
  const row = {
    id: number,
    controllerName: tag,
    actionName: id,
    requestUrl: fit(`${request.method} ${address}`, 2_000),
    message: fit(message, 10_000) || 'Unknown error',
    stackTrace: fit(stack, 50_000) || null,
  };
  await keep(call, row).catch((failure: unknown) =>
    ports.log('error', 'The error could not be kept', { number, reason: String(failure) }),
  );
  return number;
};

/** As PostgreSQL can hold it. */
const fit = (text: string, length: number) => text.slice(0, length).toWellFormed().replaceAll('\0', '');

const keep = async ({ ports, session, shop, at }: Call, row: Row): Promise<void> => {
  const place = isUuid(shop) ? shop : noShop;
  const [, found] = await ports.database.batch([enterAccount, whoAndWhere(session, place)]);
  const [userId, organizationId] = found!.rows[0]!;
  const full = { ...row, userId, organizationId };
  await ports.database.batch([enterJob(place, userId!), insertStatement(entities.errorLogs, place, [full], at)]);
};

const whoAndWhere = (session: string, shop: string): Statement => ({
  text: 'select (select x.user_id from sessions x where x.token_digest = $1), (select s.tenant_id from shops s where s.id = $2)',
  values: [session, shop],
});
