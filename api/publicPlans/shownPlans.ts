import { can, type Permission } from '../../schema/permissions.ts';
import { appIds, pricesOn, type AppId, type PriceRow, type ShownPlan } from '../../schema/rules/plans.ts';
import { shopDay } from '../../schema/kit/shopDay.ts';
import { currentUser } from '../db/settings.ts';
import { noShop } from '../db/statement.ts';
import type { Result, Statement } from '../ports.ts';
import type { RequestContext } from '../requestContext.ts';

type PlanRow = Omit<ShownPlan, 'id' | 'about' | 'prices'> & {
  code: string;
  about: string | null;
  aboutHi: string | null;
  prices: PriceRow[];
};

/** What an app's plans have that those of the other do not. */
const tables = {
  tsinvoice: { table: 'invoice_plans', messages: 'null' },
  tsmessenger: { table: 'messenger_plans', messages: 'p.messages' },
} satisfies Record<AppId, object>;

/** Plans that are for shops alone are shown to whoever holds, on the platform, the right to see them. */
const shownToPerson = (app: AppId): string => {
  const permission: Permission = `${app}_plan/shop/list`;
  return `(p.shown_to = 'everyone' or p.shown_to = 'shops' and exists (select 1 from users u
    where u.id = ${currentUser} and u.permissions && array['${permission}', '${can.SystemAll}']))`;
};

const selectOf = (app: AppId, shown: string): string => {
  const { table, messages } = tables[app];
  return `select json_build_object('app', '${app}', 'code', p.code, 'name', p.name, 'about', p.about, 'aboutHi', p.about_hi, 'people', p.people,
      'messages', ${messages}, 'phoneHelp', p.phone_help, 'trialDays', p.trial_days,
      'prices', (select coalesce(json_agg(json_build_object('duration', l.duration, 'price', l.price, 'since', l.since)), '[]')
        from ${table}_prices l where l.shop_id = $1 and l.document_id = p.id)) as plan, '${app}' as app, p.position, p.id
    from ${table} p where p.shop_id = $1 and ${shown} and p.deleted_at is null`;
};

const shown = (to: (app: AppId) => string): Statement => ({
  text: `select plan from (${appIds.map(app => selectOf(app, to(app))).join(' union all ')}) plans order by app, position, id`,
  values: [noShop],
});

/** Every plan that the site shows, app by app, in the order of their places. */
export const shownPlansStatement = shown(() => `p.shown_to = 'everyone'`);

/** As `account`: what the person of this call may order in a shop. */
export const plansForPerson = shown(shownToPerson);

/** What that statement found, at the prices of this day, in the caller's language. One without a price is not sold today. */
export const shownPlansOf = ({ rows }: Result, { at, wording }: RequestContext): ShownPlan[] =>
  rows
    .map(([json]) => JSON.parse(json!) as PlanRow)
    .map(({ code, about, aboutHi, prices, ...plan }) => ({
      ...plan,
      id: `${plan.app}-${code}`,
      about: (wording.language === 'hi' ? aboutHi : null) ?? about,
      prices: pricesOn(prices, shopDay(at)),
    }))
    .filter(({ prices }) => prices.length > 0);
