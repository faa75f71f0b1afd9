import { ledgerAccounts } from '../../schema/entities/ledgerAccounts.ts';
import { invalid } from '../../schema/errors.ts';
import { exportReport } from '../../schema/kit/backgroundTask.ts';
import { maybe } from '../../schema/kit/shape.ts';
import { shopDay } from '../../schema/kit/shopDay.ts';
import { metalPosition } from '../../schema/rules/metalPosition.ts';
import { metalOfUnit } from '../../schema/rules/metals.ts';
import { monthFolder } from '../../schema/rules/monthFolder.ts';
import { monthsAfter } from '../../schema/rules/months.ts';
import { hsnGaps } from '../../schema/rules/returns/hsnGaps.ts';
import { gstReturn, gstReturnRow } from '../../schema/rules/returns/reply.ts';
import { unusualDays } from '../../schema/rules/unusualDays.ts';
import { say } from '../../schema/words/said.ts';
import { ratesStatement } from '../chits/rate.ts';
import { createStatements } from '../crud/create.ts';
import { paging } from '../crud/history.ts';
import { recordId, recordReply } from '../crud/read.ts';
import { parentGuard } from '../db/guards.ts';
import { isUuid } from '../db/statement.ts';
import { recordStatement } from '../db/write.ts';
import { replying } from '../handler.ts';
import { dayBookStatements, entryShape } from '../ledger/dayBook.ts';
import { duesShape, duesStatement } from '../ledger/dues.ts';
import { duesOf, pageOfPeriod, periodOf } from '../ledger/period.ts';
import { personBalances, personBalancesStatement } from '../ledger/personBalances.ts';
import { positionStatement, readPosition, turnedStatement } from '../ledger/metalPosition.ts';
import { pageStatement, statementShape, totalsStatement } from '../ledger/statement.ts';
import { trialBalanceShape, trialBalanceStatement } from '../ledger/trialBalance.ts';
import { readUnusualDays, unusualDaysStatement } from '../ledger/unusualDays.ts';
import { pureWorth } from '../pieces/pureWorth.ts';
import { beginFolder, foundFolder } from '../monthFolder/start.ts';
import { data, dataText, page } from '../reply.ts';
import { formatOfReturn, returnOf, returnToFile } from '../returns/asked.ts';
import { returnFigures } from '../returns/figures.ts';
import { readHsnGaps } from '../returns/hsnGaps.ts';
import { rowDocuments, rowNamed } from '../returns/rowDocuments.ts';
import { beginReturn } from '../returns/start.ts';
import { beginTally } from '../tally/start.ts';
import { pageOf, recordOf } from '../shapes/records.ts';
import { bookLockHandlers } from './bookLocks.ts';
import type { HandlersOf } from './handlers.ts';
import { inputOf, parametersOf } from './input.ts';

export const ledgerAccountHandlers: HandlersOf<typeof ledgerAccounts> = {
  ...bookLockHandlers,

  open: replying(
    recordOf(ledgerAccounts),
    async context => {
      const values = await inputOf(context, ledgerAccounts.actions!.open);
      const row = { ...values, id: context.ports.ids.next() };
      return context.commit(
        [
          ...createStatements(ledgerAccounts, context.shop, [row], context.occasion),
          recordStatement(ledgerAccounts, context.shop, row.id),
        ],
        results => recordReply(ledgerAccounts, context, results.at(-1)!, 201),
      );
    },
    { status: 201, once: true },
  ),

  statement: replying(statementShape, async context => {
    const wanted = pageOfPeriod(context);
    const id = recordId(ledgerAccounts, context);
    const { shop } = context;
    const [, totals, items] = await context.scan([
      parentGuard(ledgerAccounts.name, shop, id),
      totalsStatement(shop, id, wanted),
      pageStatement(shop, id, wanted),
    ]);
    const [units, count] = totals!.rows[0]!;
    const { pageNumber, pageSize } = wanted;
    return dataText(
      `{"totals":${units},"items":${items!.rows[0]![0]},"totalCount":${count},"pageIndex":${pageNumber},"pageSize":${pageSize}}`,
    );
  }),

  balances: replying(personBalances, async context => {
    const { contactId } = parametersOf(context, 'contactId');
    if (!contactId || !isUuid(contactId)) throw invalid({ contactId: say('oneOfList') });
    const [found] = await context.batch([personBalancesStatement(context.shop, contactId)]);
    return dataText(found!.rows[0]![0]!);
  }),

  trialBalance: replying(trialBalanceShape, async context => {
    const period = periodOf(context);
    const [found] = await context.scan([trialBalanceStatement(context.shop, period)]);
    return dataText(`{"from":"${period.from}","to":"${period.to}","items":${found!.rows[0]![0]}}`);
  }),

  hsnGaps: replying(hsnGaps, async context => data(await readHsnGaps(context))),

  metalPosition: replying(metalPosition, async context => {
    const period = periodOf(context);
    const { shop, at } = context;
    const [found, turned, rates] = await context.scan([
      positionStatement(shop),
      turnedStatement(shop, period),
      ratesStatement(shop, at),
    ]);
    const worth = pureWorth(rates!, at);
    return data(readPosition(found!, turned!, period, (unit, fine) => worth(metalOfUnit(unit), fine)));
  }),

  dues: replying(duesShape, async context => {
    const asked = duesOf(context);
    const [found] = await context.scan([duesStatement(context.shop, asked)]);
    const [people, totals, items] = found!.rows[0]!;
    const { on, side, unit, pageNumber, pageSize } = asked;
    return dataText(
      `{"on":"${on}","side":"${side}","unit":"${unit}","totals":${totals},"items":${items},"totalCount":${people},"pageIndex":${pageNumber},"pageSize":${pageSize}}`,
    );
  }),

  dayBook: replying(pageOf(entryShape), async context => {
    const wanted = pageOfPeriod(context);
    const [items, count] = await context.scan(dayBookStatements(context.shop, wanted));
    return page(items!.rows[0]![0]!, Number(count!.rows[0]![0]), wanted);
  }),

  unusualDays: replying(unusualDays, async context => {
    const wanted = paging(context.search);
    const [found] = await context.scan([unusualDaysStatement(context.shop, shopDay(context.at), wanted)]);
    return data(readUnusualDays(found!, wanted));
  }),

  gstReturn: replying(maybe(gstReturn), async context => {
    const { month = monthBefore(context.at), gstin } = parametersOf(context, 'month', 'gstin');
    const wanted = await returnOf(context, { month, gstin });
    return data(wanted && (await returnFigures(context.ports.database, wanted, context.wording)));
  }),

  gstReturnDocuments: replying(maybe(gstReturnRow), async context => {
    const {
      month = monthBefore(context.at),
      gstin,
      row,
      ...page
    } = parametersOf(context, 'month', 'gstin', 'row', 'pageNumber', 'pageSize');
    const asked = paging(new URLSearchParams(page));
    const named = rowNamed(row);
    const wanted = await returnOf(context, { month, gstin });
    return data(wanted && (await rowDocuments(context.ports.database, wanted, { row: named, ...asked })));
  }),

  gstReturnFile: replying(
    exportReport,
    async context => {
      context.fingerprint = context.ports.secrets.digest(context.search.toString());
      const { format, ...asked } = parametersOf(context, 'month', 'gstin', 'format');
      const wanted = await returnToFile(context, asked);
      return beginReturn(context, wanted, { format: formatOfReturn(format) });
    },
    { status: 202, once: true },
  ),

  monthFolder: replying(monthFolder, async context => {
    const { month } = parametersOf(context, 'month');
    return data(await foundFolder(context, month));
  }),

  monthFolderFile: replying(
    exportReport,
    async context => {
      context.fingerprint = context.ports.secrets.digest(context.search.toString());
      const { month } = parametersOf(context, 'month');
      return beginFolder(context, month);
    },
    { status: 202, once: true },
  ),

  monthFolderMail: replying(
    exportReport,
    async context => {
      context.fingerprint = context.ports.secrets.digest(context.search.toString());
      const { month } = parametersOf(context, 'month');
      return beginFolder(context, month, { isMailed: true });
    },
    { status: 202, once: true },
  ),

  tally: replying(
    exportReport,
    async context => {
      context.fingerprint = context.ports.secrets.digest(context.search.toString());
      return beginTally(context, periodOf(context));
    },
    { status: 202, once: true },
  ),
};

/** The month that ended last. */
const monthBefore = (at: Date): string => monthsAfter(`${shopDay(at).slice(0, 7)}-01`, -1).slice(0, 7);
