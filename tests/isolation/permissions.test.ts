import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { permissions, roleNames, roles, type Permission } from '../../schema/permissions.ts';
import { isolationEngine, openIsolated, type IsolatedApi } from '../support/isolatedApi.ts';
import { drawFrom } from '../support/draw.ts';
import { isSoak, proofSize, seed } from '../support/proofSize.ts';
import { openShop } from '../support/shop.ts';
import { castOf, type Caller } from './cast.ts';
import { mayCall } from './expected.ts';
import { routesOf, type Route } from './routes.ts';

/** Every described call, by everybody: exactly those pass whom its declaration lets in. */
describe('the permission matrix', () => {
  let api: IsolatedApi;
  let shop: string;
  let cast: Caller[];
  let routes: Route[];
  /** Who asked, and who of them was let in. */
  const asked = new Map<Route, Caller[]>();
  const passed = new Map<Route, Set<Caller>>();
  const draw = drawFrom(seed);
  const wrong: string[] = [];
  /** About so many of the many for each call. */
  const drawn = 1;
  let cells = 0;

  beforeAll(async () => {
    api = await openIsolated(isolationEngine);
    const opened = await openShop(api);
    shop = opened.shopId;
    routes = await routesOf(api, opened);
    cast = await castOf(api, shop, askedIn(routes));
    api.undoable.hold();
    for (const route of routes) passed.set(route, await whoPasses(route));
  }, 300_000);
  afterAll(() => api.close());

  /** Who is let in nowhere any more, and who holds one string that the call does not ask for, stands for many alike: a sample will do. */
  const asks = ({ lacks, string, role, isBarred }: Caller, route: Route) => {
    const { permission } = route.asked;
    if (lacks) return lacks === permission;
    if (isSoak || string === permission || string === 'system/all') return true;
    if (role) return draw.percent(10);
    if (isBarred) return draw.percent(5);
    return !string || draw.below(cast.length) < drawn;
  };

  const whoPasses = async (route: Route) => {
    const passing = new Set<Caller>();
    const callers = cast.filter(caller => asks(caller, route));
    asked.set(route, callers);
    for (const caller of callers) {
      cells++;
      const { status } = await api.ask(route.call, caller.token, { logsLater: true });
      // Of which the access log alone tells, which lets in nobody and keeps nobody out.
      const isRefused = status === 401 || status === 403;
      if (!isRefused) passing.add(caller);
      if (!isRefused && (status < 300 || (await api.undoable.wrote()))) await api.undoable.undo();
      const expected = mayCall(route.asked, shop, caller) ? 'passes' : caller.signedIn ? 403 : 401;
      const seen = isRefused ? status : 'passes';
      if (seen !== expected) wrong.push(`${route.label}, ${caller.name}: ${seen}, not ${expected}`);
    }
    await api.undoable.undo();
    return passing;
  };

  it('P-01 lets pass exactly whom each call declares', () => {
    console.log(`permission matrix: ${routes.length} routes, ${cast.length} callers, ${cells} cells`);
    expect(wrong).toEqual([]);
    expect(cells).toBeGreaterThan(routes.length * proofSize(7, 45));
  });

  it('lets the owner of another business in nowhere', () => {
    // What is theirs alone, and opening another shop of their own.
    const own = routes.filter(
      ({ asked }) => asked.to === 'public' || asked.to === 'person' || asked.permission === 'system/shop/add',
    );
    const open = routes.filter(route => [...passed.get(route)!].some(({ name }) => name === 'owner elsewhere'));
    expect(open.filter(route => !own.includes(route)).map(({ label }) => label)).toEqual([]);
  });

  it('asks for what an area has', () => {
    const asked = routes.flatMap(({ asked: { permission } }) => (permission ? [permission] : []));
    expect(asked.filter(name => !(permissions as string[]).includes(name))).toEqual([]);
  });

  it('lets a role in exactly where its areas say so', () => {
    for (const role of roleNames) {
      const seen = routes.filter(route => asked.get(route)!.some(caller => caller.role === role));
      expect(seen.length).toBeGreaterThan(0);
      const passing = (route: Route) => [...passed.get(route)!].some(caller => caller.role === role);
      const said = ({ asked: { to, permission, system } }: Route) =>
        to === 'public' ||
        (to === 'person' && !permission) ||
        (to === 'shop' && !system && (!permission || (roles[role] as string[]).includes(permission)));
      const differing = seen.filter(route => !route.asked.system && passing(route) !== said(route));
      expect(differing.map(({ label }) => `${role}: ${label}`)).toEqual([]);
    }
  });
});

const askedIn = (routes: readonly Route[]) => [
  ...new Set(routes.flatMap(({ asked }) => (asked.permission ? [asked.permission as Permission] : []))),
];
