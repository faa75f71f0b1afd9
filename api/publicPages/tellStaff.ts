import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import type { PageAnswer } from '../../schema/rules/pageAnswers.ts';
import { tableName } from '../db/columns.ts';
import { snake } from '../db/table.ts';
import { pageAnswered } from '../notifications/notificationEvents.ts';
import { notify } from '../notifications/notify.ts';
import { peopleStatement, staffIn } from '../notifications/pending/whose.ts';
import type { Run } from '../ports.ts';
import type { RequestContext } from '../requestContext.ts';

/** Whoever may change the record hears what a visitor said to its amount. */
export const tellStaff = async (
  { ports, at }: Pick<RequestContext, 'ports' | 'at'>,
  run: Run,
  shop: string,
  { entity, id, answer, amount }: { entity: AnyEntity; id: string; answer: PageAnswer; amount: number },
): Promise<void> => {
  const [people, found] = await run([
    peopleStatement(shop),
    {
      text: `select t.${snake(entity.title)} from ${tableName(entity)} t where t.shop_id = $1 and t.id = $2`,
      values: [shop, id],
    },
  ]);
  const staff = [...staffIn(people!)].flatMap(([user, held]) => (held.has(entity.permissions.update!) ? [user] : []));
  const title = found!.rows[0]![0] ?? '';
  const event = pageAnswered(at, id, { of: [{ entity: entity.name, count: 1 }], title, answer, amount });
  await notify(ports, run, shop, staff, event);
};
