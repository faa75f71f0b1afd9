import { expect } from 'vitest';
import type { Ports } from '../../api/ports.ts';
import { promptJobs } from './promptJobs.ts';
import type { Person, TestApi } from './testApi.ts';
import { openShop, type Shop } from './shop.ts';

export type Told = Record<string, any>;

/** Ports whose jobs wait until a test has them done. */
export const withPromptJobs = () => {
  let jobs: ReturnType<typeof promptJobs>;
  return {
    change: (ports: Ports): Ports => ({ ...ports, jobs: (jobs = promptJobs(ports.log)) }),
    drain: () => jobs.drain(),
  };
};

/** Another shop of the same business, by the same person or by somebody who works there alone. */
export const openBranch = async (
  api: TestApi,
  of: Person,
  more: Parameters<TestApi['person']>[0] = {},
): Promise<Shop> => {
  const branch = await openShop(api, more);
  await api.sql(`update shops set tenant_id = '${of.tenantId}', name = 'Branch' where id = '${branch.shopId}'`);
  return branch;
};

export const setTax = (api: TestApi, { shopId }: Person, gstin: string | null, state: string | null) =>
  api.sql(
    `update shops set gstin = ${gstin ? `'${gstin}'` : 'null'}, state_code = ${state ? `'${state}'` : 'null'} where id = '${shopId}'`,
  );

export const draftTransfer = async (
  shop: Shop,
  to: Person,
  pieces: readonly string[],
  more: Told = {},
): Promise<Told> => {
  const body = { toShopId: to.shopId, carriedBy: 'Raju', lines: pieces.map(pieceId => ({ pieceId })), ...more };
  const answer = await shop.call('POST', 'piece_transfers', { body });
  expect(answer.status, answer.text).toBe(201);
  return answer.data as Told;
};

/** Sent, and not yet told to the other shop. */
export const sendTransfer = async (
  shop: Shop,
  to: Person,
  pieces: readonly string[],
  more: Told = {},
): Promise<Told> => {
  const { id } = await draftTransfer(shop, to, pieces, more);
  const answer = await shop.call('POST', `piece_transfers/${id}/send`, { body: {} });
  expect(answer.status, answer.text).toBe(200);
  return answer.data as Told;
};

/** What the books of a shop hold, by kind of account and unit. */
export const balancesOf = async (shop: Shop): Promise<Record<string, number>> => {
  const { data } = await shop.call('GET', 'ledger/trial_balance');
  const rows = data.items as { kind: string; unit: string; closing: number }[];
  return Object.fromEntries(
    rows.filter(({ closing }) => closing !== 0).map(({ kind, unit, closing }) => [`${kind} ${unit}`, closing]),
  );
};
