import type { AccessAct, AccessKind } from '../../schema/rules/accessEvents.ts';
import { deviceOf } from '../../schema/rules/device.ts';
import { isUuid, noShop } from '../db/statement.ts';
import type { Operation } from '../operation.ts';
import type { RequestContext } from '../requestContext.ts';
import { networkOf } from '../session/network.ts';

/** What happened, as the call knows it: whose session it was is looked up when it is written. */
export type AccessEvent = {
  kind: AccessKind;
  /** The person where that is known, else the digest of their session. */
  person: string | null;
  session: string;
  /** The shop that the call was aimed at. */
  shop: string | null;
  operation: string;
  record: string | null;
  act: AccessAct | null;
  network: string;
  device: string | null;
  count: number;
  /** The first and the last of them. */
  at: Date;
  lastAt: Date;
};

export const eventOf = (kind: AccessKind, context: RequestContext, operation: Operation): AccessEvent => {
  const { person, session, shop, address, at, request } = context;
  const isAboutRecords = kind === 'refused' || kind === 'supportCall' || isOfPlatform(kind);
  return {
    kind,
    person,
    session,
    shop: isUuid(shop) && shop !== noShop ? shop : null,
    operation: operation.id,
    record: isAboutRecords ? (operation.entity?.name ?? 'shops') : null,
    act: isAboutRecords ? actOf(operation) : null,
    network: networkOf(address),
    device: deviceName(request.headers.get('user-agent')),
    count: context.accessedCount,
    at,
    lastAt: at,
  };
};

/** Events of lists over all shops stand in the log of the platform. */
export const isOfPlatform = (kind: AccessKind): boolean => kind === 'listExported' || kind === 'recordsCleared';

/** Names alone, which no language changes. */
const deviceName = (userAgent: string | null): string | null => {
  const { browser, system } = deviceOf(userAgent);
  return [browser, system].filter(Boolean).join(', ') || null;
};

/** By what the call is called: an export is a POST, and so is a deletion of many. */
export const actOf = ({ method, id }: Pick<Operation, 'method' | 'id'>): AccessAct => {
  const name = id.slice(id.indexOf('.') + 1);
  if (method === 'DELETE' || /^(delete|remove)/.test(name)) return 'delete';
  if (method === 'GET' || name.startsWith('export')) return 'see';
  return method === 'PUT' || /^(restore|merge|undo|update)/.test(name) ? 'change' : 'add';
};
