import { provedGuard } from '../../../api/db/proved.ts';
import type { Statement } from '../../../api/ports.ts';
import { shopPermissions } from '../../../schema/permissions.ts';
import { openIsolated } from '../../support/isolatedApi.ts';
import { rewrittenStatements } from '../../support/rewritten.ts';
import { openShop } from '../../support/shop.ts';
import type { Engine } from '../../support/testDatabase.ts';
import { castOf } from '../cast.ts';
import { routesOf, type Route } from '../routes.ts';
import { contextSabotages } from './contexts.ts';
import type { Sabotage } from './sabotage.ts';

/** A context that asks for nothing but the membership, or on the platform for nothing but a session. */
const ajar = ({ text, values }: Statement, permission: string): Statement => {
  if (text.startsWith('select enter_shop($1') && values[2] === permission) return { text, values: values.with(2, '') };
  if (text.startsWith('select enter_person(') && values[1] === permission) return { text, values: values.with(1, '') };
  if (text.startsWith('select enter_platform(') && values[1] === permission)
    return { text: 'select enter_person($1, $2, $3::timestamptz)', values: [values[0]!, '', values[3]!] };
  return { text, values };
};

export const openChecks = async (engine: Engine) => {
  let wanted: string | null = null;
  let isProofAsked = true;
  const heard = (said: Statement): Statement => {
    if (!isProofAsked && said.text === provedGuard.text) return { text: 'select 1', values: [] };
    return wanted === null ? said : ajar(said, wanted);
  };
  const api = await openIsolated(engine, ports => ({
    ...ports,
    database: rewrittenStatements(ports.database, heard),
  }));
  const shop = await openShop(api);
  const routes = await routesOf(api, shop);
  const member = await api.person({ permissions: [], shopId: shop.shopId });
  const unproved = await api.person({ permissions: shopPermissions, shopId: shop.shopId });
  await api.sql(`update users set proved_email = null where id = '${unproved.userId}'`);
  const cast = await castOf(api, shop.shopId, []);
  api.undoable.hold();
  const passes = async ({ call, label }: Route) => {
    const { status } = await api.ask(call, member.token);
    await api.undoable.undo();
    return status === 401 || status === 403 ? null : `somebody without any string passes ${label}: ${status}`;
  };
  const sabotages: Sabotage[] = routes
    .filter(({ asked }) => asked.permission)
    .map(route => ({
      name: `${route.label} asks for no ${route.asked.permission}`,
      make: async () => (wanted = route.asked.permission!),
      mend: async () => (wanted = null),
      caught: () => passes(route),
    }));
  const proofs: Sabotage[] = routes
    .filter(({ asked }) => asked.proved && asked.to === 'shop')
    .map(({ call, label }) => ({
      name: `${label} asks for no proved address`,
      make: async () => (isProofAsked = false),
      mend: async () => (isProofAsked = true),
      caught: async () => {
        const { status } = await api.ask(call, unproved.token);
        await api.undoable.undo();
        return status === 409 ? null : `somebody with an address that is not proved passes ${label}: ${status}`;
      },
    }));
  return {
    sabotages,
    proofs,
    contexts: () => contextSabotages(api, oneRouteOfEachContext(routes), cast, shop.shopId),
    close: api.close,
  };
};

/** One of each kind of context is enough to try what the contexts themselves check. */
const oneRouteOfEachContext = (routes: readonly Route[]): Route[] => {
  const kinds = new Map(
    routes.map(route => [
      `${route.asked.to} ${route.asked.system ?? ''} ${route.asked.permission === ''} ${route.asked.reach} ${route.call.method}`,
      route,
    ]),
  );
  return [...kinds.values()];
};
