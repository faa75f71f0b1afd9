import { insertStatement } from '../../api/db/write.ts';
import { errorLogs } from '../../schema/entities/errorLogs.ts';
import { openingHours } from './calendar.ts';
import type { Past } from './past.ts';
import { idsAt, type Random } from './random.ts';

const faults = [
  ['Products', 'products.create', 'POST /products', 'No space left on device', 'put (server/files/disk.ts:34:11)'],
  [
    'Products',
    'products.export',
    'GET /products/export',
    'The connection ended unexpectedly',
    'send (server/db/pipeline.ts:12:9)',
  ],
  [
    'Contacts',
    'contacts.importList',
    'POST /contacts/list',
    'The job queue did not answer within 10 s',
    'enqueue (server/jobs/pgboss.ts:48:13)',
  ],
  // What stands for several has no trace of its own.
  ['Errors', 'errors.leftOut', null, '3 more of this hour are in the log of the server alone', null],
  [
    'Rates',
    'commodityRates.recent',
    'GET /commodities',
    'canceling statement due to statement timeout',
    'batch (server/db/database.ts:17:5)',
  ],
] as const;

/** A few things that went wrong, as the server would have noted them: in every shop each of them. */
export const rememberFaults = (past: Past, now: Date, random: Random): void => {
  [203, 151, 96, 44, 19, 6, 2].forEach((daysAgo, n) => {
    const at = openingHours(now, daysAgo, random);
    const [controllerName, actionName, requestUrl, message, place] = faults[n % faults.length]!;
    const stackTrace = place && `Error: ${message}\n    at ${place}\n    at answered (api/app.ts:58:28)`;
    const who = { organizationId: past.shop.tenant, userId: past.shop.owner };
    const row = { id: idsAt(at, random).next(), controllerName, actionName, requestUrl, message, stackTrace, ...who };
    past.statements.push(insertStatement(errorLogs, past.shop.id, [row], at));
  });
};
