import { accessEvents } from '../../../schema/entities/accessEvents.ts';
import { lazyView } from '../kit/lazyView.tsx';
import { resourceOf } from '../kit/resourceOf.tsx';

const AccessLogList = lazyView(async () => (await import('./AccessLogList.tsx')).AccessLogList);

export const accessLogResource = resourceOf(accessEvents, { list: <AccessLogList /> });
