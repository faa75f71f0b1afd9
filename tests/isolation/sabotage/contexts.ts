import { enterClearing } from '../../../api/db/transactionContext.ts';
import type { IsolatedApi } from '../../support/isolatedApi.ts';
import type { Caller } from '../cast.ts';
import { mayCall } from '../expected.ts';
import type { Route } from '../routes.ts';
import type { Sabotage } from './sabotage.ts';

/** What the functions that enter a context check, and what each question is replaced with. */
const questions: readonly [enter: string, question: string, instead: string][] = [
  ['person_of', 'x.expires_at > at', 'true'],
  ['person_of', 'u.disabled_at is null', 'true'],
  ['person_of', "t.status = 'Suspended'", 'false'],
  ['enter_shop', 'x.expires_at > enter_shop.at', 'true'],
  ['enter_shop', 'u.disabled_at is null', 'true'],
  ['enter_shop', 'm.shop_id = enter_shop.shop', 'true'],
  ['enter_shop', 'permission = any (m.added)', 'true'],
  ['enter_shop', 'permission = any (b.permissions)', 'true'],
  ['enter_shop', "t.status = 'Suspended'", 'false'],
  ['enter_shop', 'for_system and', 'true and'],
  ['enter_shop', "refuse_unless('system/all' = any (who.permissions)", 'refuse_unless(true'],
  ['enter_shop', "reach <> 'never'", 'true'],
  ['enter_shop', "access.scope = 'write' or not writes", 'true'],
  ['enter_shop', "access.shows_personal or reach <> 'whole'", 'true'],
  ['open_support', 'a.user_id = person', 'true'],
  ['open_support', 'a.shop_id = open_support.shop', 'true'],
  ['open_support', 'a.allowed_at is not null', 'true'],
  ['open_support', 'a.ended_at is null', 'true'],
  ['open_support', 'a.expires_at > open_support.at', 'true'],
  ['enter_platform', 'permission = any (who.permissions)', 'true'],
];

/** Entered behind another context, which refuses before: asked by itself. */
const clearing: typeof questions = [['enter_clearing', "'system/all' = any (who.permissions)", 'true']];

/** Those functions with one check less: somebody passes who should not. */
export const contextSabotages = async (
  { sql, undoable, ask, ports }: IsolatedApi,
  routes: readonly Route[],
  cast: readonly Caller[],
  shop: string,
): Promise<Sabotage[]> => {
  const bodies = (await sql(
    `select proname as name, pg_get_functiondef(oid) as body from pg_proc where pronamespace = 'public'::regnamespace and prokind = 'f'`,
  )) as { name: string; body: string }[];
  const intruder = async () => {
    for (const route of routes)
      for (const caller of cast.filter(each => !mayCall(route.asked, shop, each))) {
        const { status } = await ask(route.call, caller.token);
        await undoable.undo();
        if (status !== 401 && status !== 403) return `${caller.name} passes ${route.label}`;
      }
    return null;
  };
  const clears = async () => {
    for (const { name, token, platform } of cast) {
      if (!token || platform.includes('system/all')) continue;
      const entered = undoable.database.batch([enterClearing(ports.secrets.digest(token), shop, ports.clock.now())]);
      if (
        await entered.then(
          () => true,
          () => false,
        )
      )
        return `${name} enters to delete`;
    }
    return null;
  };
  return [...questions, ...clearing].flatMap(([enter, question, instead]) => {
    const body = bodies.find(({ name }) => name === enter)?.body;
    if (!body?.includes(question)) throw new Error(`${enter} does not check ${question}`);
    return {
      name: `${enter} does not check ${question}`,
      make: () => sql(body.replace(question, () => instead)),
      mend: () => sql(body),
      caught: enter === 'enter_clearing' ? clears : intruder,
    };
  });
};
