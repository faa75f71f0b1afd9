import { get } from '../../../dataProvider/calls.ts';
import { shopPath } from '../../../dataProvider/paths.ts';
import type { SupportScope, SupportState } from '../../../../schema/rules/supportAccess.ts';
import { serverTime } from '../../../serverClock.ts';

/** An administrator of the platform in a shop: asked for, open, or over. */
export type SupportAccess = {
  id: string;
  userId: string;
  userName: string;
  shopId: string;
  shopName: string;
  reason: string;
  state: SupportState;
  scope: SupportScope;
  hours: number;
  showsPersonal: boolean;
  isEmergency: boolean;
  isMember: boolean;
  decidedBy: string | null;
  from: string;
  until: string;
};

export type MySupport = { mine: SupportAccess[]; waiting: SupportAccess[]; hasSecond: boolean };

/** What was changed under a support access, by change. */
export type SupportChange = { id: string; at: string; entities: string[]; records: number; isUndone: boolean };

export const mySupport = (signal?: AbortSignal) => get<MySupport>('system/support', { signal });
export const supportOf = (signal?: AbortSignal) => get<SupportAccess[]>(shopPath('support'), { signal });
export const supportChanges = (access: string, signal?: AbortSignal) =>
  get<SupportChange[]>(shopPath(`support/${encodeURIComponent(access)}/changes`), { signal });

/** The server says what was open when it was asked; an access ends by itself meanwhile. */
export const isOpen = ({ state, until }: SupportAccess, now = serverTime()) =>
  state === 'open' && Date.parse(until) > now;
export const isAsked = ({ state }: SupportAccess) => state === 'asked';
