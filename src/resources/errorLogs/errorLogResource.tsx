import { errorLogs } from '../../../schema/entities/errorLogs.ts';
import { ErrorLogList } from './ErrorLogList.tsx';
import { lazyView } from '../kit/lazyView.tsx';
import { resourceOf } from '../kit/resourceOf.tsx';

const ShowErrorLog = lazyView(async () => (await import('./ShowErrorLog.tsx')).ShowErrorLog);

export const errorLogResource = resourceOf(errorLogs, { list: <ErrorLogList />, show: <ShowErrorLog /> });
