import type { ImportReport } from '../../schema/kit/importReport.ts';
import type { ExportReport } from '../../schema/kit/taskReport.ts';
import { storedSaid, type Said } from '../../schema/words/said.ts';
import type { Occasion } from './notify.ts';

type Ended = Pick<
  ImportReport,
  'id' | 'entity' | 'fileName' | 'state' | 'created' | 'updated' | 'skipped' | 'failed' | 'problem'
>;

export const importEnded = (report: Ended): Occasion => {
  const { id, entity, fileName: file, state, created, updated, skipped, failed, problem } = report;
  const event = { subject: id, occasion: `import ${id}` };
  return state === 'failed'
    ? { ...event, kind: 'importFailed', facts: { entity, file, problem: problem ?? '' } }
    : { ...event, kind: 'importDone', facts: { entity, file, created, updated, skipped, failed } };
};

export const exportEnded = (
  { id, entity, done }: Pick<ExportReport, 'id' | 'entity' | 'done'>,
  problem: Said | null,
): Occasion => {
  const event = { subject: id, occasion: `export ${id}` };
  return problem === null
    ? { ...event, kind: 'exportDone', facts: { entity, rows: done } }
    : { ...event, kind: 'exportFailed', facts: { entity, problem: storedSaid(problem) } };
};

/** `sent`: how many got it, whether or not they have read it; `reason`: why most of the others did not. */
export type EndedMessage = {
  id: string;
  name: string;
  sent: number;
  failed: number;
  skipped: number;
  unknown: number;
  reason: string | null;
};

/** Not one person got it: that is another thing to hear than how many did. */
export const messageEnded = ({ id, name, sent, failed, skipped, unknown, reason }: EndedMessage): Occasion => {
  const event = { subject: id, occasion: `message ${id}` };
  return failed > 0 && sent + unknown === 0
    ? { ...event, kind: 'messageStopped', facts: { name, problem: reason ?? '' } }
    : { ...event, kind: 'messageDone', facts: { name, sent, failed, skipped, unknown } };
};
