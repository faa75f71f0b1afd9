import type { RaRecord } from 'react-admin';
import type { whoseCalendars } from '../../schema/rules/calendars.ts';
import * as calls from './calls.ts';
import type { ExportParams } from './extras.ts';
import { filterParams } from './lists.ts';
import { pathOf } from './paths.ts';

export type Days = { firstDay: string; lastDay: string; perDay: number };

/** What lies on some days: how many on each, the first of them, and these records. */
export type OnDays = { days: { day: string; count: number; ids: string[] }[]; records: RaRecord[] };

export function onDays(
  resource: string,
  { filter = {}, signal, firstDay, lastDay, perDay }: Days & Pick<ExportParams, 'filter' | 'signal'>,
): Promise<OnDays> {
  const days = Object.entries({ firstDay, lastDay, perDay: String(perDay) });
  const search = new URLSearchParams([...days, ...filterParams(filter)]).toString();
  return calls.get(`${pathOf(resource)}/calendar?${search}`, { signal });
}

export type Whose = (typeof whoseCalendars)[number];

/** Null where there is none. */
export const getAddress = (
  resource: string,
  signal?: AbortSignal,
): Promise<{ whose: Whose; createdAt: string } | null> => calls.get(addressOf(resource), { signal });

export const makeAddress = (resource: string, body: { whose?: Whose }): Promise<{ url: string; whose: Whose }> =>
  calls.post(addressOf(resource), body);

export const withdrawAddress = (resource: string): Promise<true> => calls.remove(addressOf(resource));

const addressOf = (resource: string) => `${pathOf(resource)}/calendar/address`;
