import { errorLogs } from '../../../schema/entities/errorLogs.ts';
import { lazyView } from '../kit/lazyView.tsx';
import { resourceOf } from '../kit/resourceOf.tsx';

const ErrorLogList = lazyView(async () => (await import('./ErrorLogList.tsx')).ErrorLogList);
const ShowErrorLog = lazyView(async () => (await import('./ShowErrorLog.tsx')).ShowErrorLog);

export const errorLogResource = resourceOf(errorLogs, { list: <ErrorLogList />, show: <ShowErrorLog /> });
