import { expect } from 'vitest';
import { entities } from '../../schema/entities/index.ts';
import type { Meaning } from '../../schema/kit/meta.ts';
import { statusesIn } from '../../schema/rules/firstStatuses.ts';
import { openShop, type Shop } from './shop.ts';
import type { TestApi } from './testApi.ts';

export type Desk = Shop & {
  /** The ids of the shop's statuses, by their names. */
  statuses: Record<string, string>;
  ask: (fields?: object) => Promise<Record<string, any>>;
  change: (id: string, fields: object) => ReturnType<Shop['call']>;
};

/** A shop with the statuses that every shop begins with. */
export const openDesk = async (api: TestApi): Promise<Desk> => {
  const shop = await openShop(api);
  const ids = await shop.plant(
    entities.enquiryStatuses,
    statusesIn('enquiryStatuses', 'en') as { name: string; meaning: Meaning }[],
  );
  return {
    ...shop,
    statuses: Object.fromEntries(statusesIn('enquiryStatuses', 'en').map(({ name }, i) => [name, ids[i]!])),
    async ask(fields = {}) {
      const answer = await shop.call('POST', 'enquiries', { body: { name: 'Asha', ...fields } });
      expect(answer.status, answer.text).toBe(201);
      return answer.data as Record<string, any>;
    },
    change: (id, body) => shop.call('PUT', `enquiries/${id}`, { body }),
  };
};
