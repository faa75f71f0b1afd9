import { workOrders } from '../../schema/entities/workOrders.ts';
import type { Steps } from '../../schema/rules/karigarReplies.ts';
import { fill } from '../../schema/words/fill.ts';
import { wordingFor } from '../../schema/words/wordings.ts';
import { dayRead } from '../papers/paperOf.ts';
import type { Run, Statement } from '../ports.ts';
import { linksTo } from '../publicPages/linksTo.ts';
import type { RequestContext } from '../requestContext.ts';

/** So many are told at once; the others come as these are done. */
const most = 100;

type Found = Omit<Steps['items'][number], 'text'> & { shop: string; dueOn: string | null; language: string | null };

/** Who is to hear where the work stands, each in their language with the address of its page. */
export const stepsToTell = async (
  { ports, shop, at }: Pick<RequestContext, 'ports' | 'shop' | 'at'>,
  run: Run,
): Promise<Steps> => {
  const [found] = await run([openStatement(shop)]);
  const { total, items } = JSON.parse(found!.rows[0]![0]!) as { total: number; items: Found[] };
  const links = await linksTo(
    run,
    { ports, shop, at },
    workOrders,
    items.map(({ id }) => id),
  );
  return { total, items: items.map(item => told(item, links.get(item.id)!)) };
};

const told = (
  { shop, dueOn, language: own, ...item }: Found,
  link: (language: Steps['items'][number]['language']) => string,
): Steps['items'][number] => {
  const { words } = wordingFor(own);
  const { step, stepDue } = words.papers.work;
  const language = words.language === 'hi' ? 'hi' : 'en';
  const { number, name, status } = item;
  const values = { shop, number, name, state: status, link: link(language), day: dueOn ? dayRead(dueOn, words) : '' };
  return { ...item, language, text: fill(dueOn && !item.isDone ? stepDue : step, values) };
};

/** Those with a number who have not said STOP may be written to. */
const openStatement = (shop: string): Statement => ({
  text: `select json_build_object('total', (select count(*) from work_orders t where t.shop_id = $1 and t.to_tell and t.deleted_at is null),
    'items', (select coalesce(json_agg(o), '[]') from (
      select t.id, t.number, t.name, t.status_id as "statusId", s.name as status, s.meaning = 'done' as "isDone", t.due_on as "dueOn", c.name as customer,
        c.preferred_language as language, (select p.name from shops p where p.shop_id = $1) as shop,
        case when c.mobile_no ~ '^[6-9][0-9]{9}$' and not exists (select 1 from opt_outs x where x.shop_id = $1 and x.number = c.mobile_no and x.deleted_at is null)
          then c.mobile_no end as "mobileNo"
      from work_orders t join contacts c on c.shop_id = $1 and c.id = t.contact_id join work_order_states s on s.shop_id = $1 and s.id = t.status_id
      where t.shop_id = $1 and t.to_tell and t.deleted_at is null order by t.updated_at, t.id limit ${most}) o))`,
  values: [shop],
});
