import { errorLogs } from '../../../schema/entities/errorLogs.ts';
import { later } from '../kit/later.tsx';
import { resourceOf } from '../kit/resourceOf.tsx';

const ShowErrorLog = later(async () => (await import('./ShowErrorLog.tsx')).ShowErrorLog);

export const errorLogResource = resourceOf(errorLogs, { show: <ShowErrorLog /> });
