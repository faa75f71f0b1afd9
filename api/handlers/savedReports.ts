import { savedReports } from '../../schema/entities/savedReports.ts';
import { conflict } from '../../schema/errors.ts';
import { object, uuid } from '../../schema/kit/shape.ts';
import { shopDay } from '../../schema/kit/shopDay.ts';
import { mostSavedReports } from '../../schema/rules/savedReports.ts';
import { say } from '../../schema/words/said.ts';
import { list } from '../crud/list.ts';
import { recordId, recordReply } from '../crud/read.ts';
import { ofMine } from '../db/statement.ts';
import { insertStatement, lockStatements, recordStatement, updateStatement } from '../db/write.ts';
import { publishMyChange } from '../events/signals.ts';
import { replying } from '../handler.ts';
import { data } from '../reply.ts';
import { checkedReport } from '../savedReports/checked.ts';
import { listed, recordOf } from '../shapes/records.ts';
import type { HandlersOf } from './handlers.ts';
import { inputOf } from './input.ts';

const mine = `t.shop_id = $1${ofMine(savedReports)}`;

export const savedReportHandlers: HandlersOf<typeof savedReports> = {
  list: replying(listed(savedReports), context => list(savedReports, context)),

  keep: replying(
    recordOf(savedReports),
    async context => {
      const { shop, at, ports } = context;
      const values = await checkedReport(context, await inputOf(context, savedReports.actions!.keep));
      const id = ports.ids.next();
      const row = { ...values, id, letterDay: values.byMail ? shopDay(at) : null, letterState: null, letterTries: 0 };
      return context.change(async run => {
        const [counted] = await run([
          { text: `select count(*) from saved_reports t where ${mine} and t.deleted_at is null`, values: [shop] },
        ]);
        if (Number(counted!.rows[0]![0]) >= mostSavedReports)
          throw conflict(say('mostSavedReports', { most: mostSavedReports }));
        const results = await run([
          insertStatement(savedReports, shop, [row], at),
          publishMyChange(shop, savedReports.name),
          recordStatement(savedReports, shop, id),
        ]);
        return recordReply(savedReports, context, results.at(-1)!, 201);
      });
    },
    { status: 201, once: true },
  ),

  change: replying(recordOf(savedReports), async context => {
    const { shop, at } = context;
    const id = recordId(savedReports, context);
    const given = await inputOf(context, savedReports.actions!.change);
    await context.batch(lockStatements(savedReports, shop, [id]));
    const values = await checkedReport(context, given);
    const results = await context.write([
      ...lockStatements(savedReports, shop, [id]),
      ...(values.byMail ? [fromTomorrow(shop, id, shopDay(at))] : []),
      updateStatement(savedReports, shop, [id], values, at),
      publishMyChange(shop, savedReports.name),
      recordStatement(savedReports, shop, id),
    ]);
    return recordReply(savedReports, context, results.at(-1)!);
  }),

  drop: replying(object({ id: uuid }), async context => {
    const { shop } = context;
    const id = recordId(savedReports, context);
    await context.write([
      ...lockStatements(savedReports, shop, [id]),
      { text: `delete from saved_reports t where ${mine} and t.id = $2::uuid`, values: [shop, id] },
      publishMyChange(shop, savedReports.name),
    ]);
    return data({ id });
  }),
};

/** Who asks for the letters today has the first one tomorrow. */
const fromTomorrow = (shop: string, id: string, today: string) => ({
  text: `update saved_reports t set letter_day = $3::date where ${mine} and t.id = $2::uuid and not t.by_mail`,
  values: [shop, id, today],
});
