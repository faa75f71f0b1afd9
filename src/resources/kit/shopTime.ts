import { shopOffset } from '../../../schema/kit/shopDay.ts';

const offsetMs = 330 * 60_000;

/** `2026-11-20T04:30:00Z` -> `2026-11-20T10:00`, as date inputs write it; what is such text already stays. */
export function toShopTime(value: unknown): string {
  if (typeof value !== 'string' || value === '') return '';
  if (/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(value)) return value;
  const moment = Date.parse(value);
  return Number.isNaN(moment) ? '' : new Date(moment + offsetMs).toISOString().slice(0, 16);
}

/** The way back; null when nothing is entered. */
export function fromShopTime(value: string): string | null {
  const moment = Date.parse(`${value}${shopOffset}`);
  return Number.isNaN(moment) ? null : new Date(moment).toISOString();
}
