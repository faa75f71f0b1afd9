import type { Problems } from '../../../schema/errors.ts';
import { ratesBeforeImport } from '../../rates/rateStatements.ts';
import { heldOf, jumpsOfRow } from '../../rates/rateJumps.ts';
import { batchOf, type ImportJob } from './job.ts';

/** What is wrong with a valid new row beside what is there already; nothing as a rule. */
export type RowJudge = (values: Record<string, unknown>) => Problems | undefined;

/** Entities whose new rows are looked at beside what is there. */
const judges: Record<string, (job: ImportJob) => Promise<RowJudge>> = {
  commodityRates: async job => {
    const found = await batchOf(job, [ratesBeforeImport(job.shop, job.id)]);
    const held = heldOf(found[0]!);
    return values => jumpsOfRow(values, held, job.ports.clock.now());
  },
};

const anyIsFine: RowJudge = () => undefined;

export const rowJudge = async (job: ImportJob): Promise<RowJudge> =>
  (await judges[job.entity.name]?.(job)) ?? anyIsFine;
