import { errorLogs } from '../../../schema/entities/errorLogs.ts';
import { lazyView } from '../kit/lazyView.tsx';
import { resourceOf } from '../kit/resourceOf.tsx';

const ShowErrorLog = lazyView(async () => (await import('./ShowErrorLog.tsx')).ShowErrorLog);

export const errorLogResource = resourceOf(errorLogs, { show: <ShowErrorLog /> });
