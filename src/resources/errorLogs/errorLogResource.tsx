import { errorLogs } from '../../../schema/entities/errorLogs.ts';
import { overShops } from '../../../schema/kit/overShops.ts';
import { lazyView } from '../kit/lazyView.tsx';
import { resourceOf } from '../kit/resourceOf.tsx';

const ErrorLogList = lazyView(async () => (await import('./ErrorLogList.tsx')).ErrorLogList);
const ShowErrorLog = lazyView(async () => (await import('./ShowErrorLog.tsx')).ShowErrorLog);

const show = <ShowErrorLog />;
export const errorLogResource = resourceOf(errorLogs, { list: <ErrorLogList />, show });
export const allErrorLogsResource = resourceOf(overShops(errorLogs)!, { show });
