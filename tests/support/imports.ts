import { expect } from 'vitest';
import type { Shop } from './shop.ts';
import type { Answer } from './testApi.ts';
import { eventually } from './eventually.ts';

type Problem = { row: number; field: string; message: string; title: string | null; value: string | null };

type Report = {
  id: string;
  state: string;
  problem: string | null;
  created: number;
  updated: number;
  unchanged: number;
  skipped: number;
  failed: number;
  alike: number;
  total: number;
  errors: Problem[];
  leftOut: Problem[];
  filled: { field: string; value: string; count: number }[];
  hasFailedRows: boolean;
  unread: { column: string; count: number }[];
  notes: string[];
  undoneAt: string | null;
};

export const reportOf = async (shop: Shop, id: string): Promise<Report> => {
  const answer = await shop.call('GET', `imports/${id}`);
  expect(answer.status, answer.text).toBe(200);
  return answer.data as Report;
};

/** How an import that was begun ended. */
export const completed = async (shop: Shop, begun: Answer): Promise<Report> => {
  expect(begun.status, begun.text).toBe(202);
  return eventually(async () => {
    const report = await reportOf(shop, begun.data.id);
    expect(report.state).not.toBe('running');
    return report;
  });
};
