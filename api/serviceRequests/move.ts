import { serviceRequests } from '../../schema/entities/serviceRequests.ts';
import { conflict } from '../../schema/errors.ts';
import type { Transition } from '../../schema/kit/states.ts';
import { whyNoReply } from '../../schema/rules/serviceRequests.ts';
import { broughtAlong } from '../crud/update.ts';
import type { Occasion } from '../db/history.ts';
import { transitionStatements } from '../db/transition.ts';
import { lockStatements } from '../db/write.ts';
import type { Run, Statement } from '../ports.ts';

/** The request as it stands, locked: what a reply and what is told of it need. */
export type Standing = { state: string; user: string; number: string; title: string; handler: string | null };

export const standing = async (run: Run, shop: string, id: string, guards: Statement[] = []): Promise<Standing> => {
  const found = await run([
    ...guards,
    ...lockStatements(serviceRequests, shop, [id]),
    {
      text: `select t.state, t.user_id, t.number, t.subject, t.handler_id from service_requests t where t.shop_id = $1 and t.id = $2`,
      values: [shop, id],
    },
  ]);
  const [state, user, number, title, handler] = found.at(-1)!.rows[0]!;
  return { state: state!, user: user!, number: number ?? '', title: title!, handler: handler ?? null };
};

export const refuseClosed = (request: Standing): void => {
  const reason = whyNoReply(request);
  if (reason) throw conflict(reason);
};

/** On its way to a state, where one leads there from where it is. */
export const moveStatements = (from: string, to: string, shop: string, id: string, occasion: Occasion): Statement[] => {
  const ways = Object.entries(serviceRequests.states!.transitions as Record<string, Transition>);
  const way = ways.find(([, each]) => each.to === to && each.from.includes(from));
  return way
    ? [
        ...transitionStatements(serviceRequests, way[0], shop, [id], {}, occasion),
        ...broughtAlong(serviceRequests, shop, [id], { state: to }, occasion),
      ]
    : [];
};
