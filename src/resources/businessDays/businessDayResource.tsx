import { businessDays } from '../../../schema/entities/businessDays.ts';
import { lazyView } from '../kit/lazyView.tsx';
import { resourceOf } from '../kit/resourceOf.tsx';

const EditDay = lazyView(async () => (await import('./DayPages.tsx')).EditDay);
const ShowDay = lazyView(async () => (await import('./DayPages.tsx')).ShowDay);

export const businessDayResource = resourceOf(businessDays, { edit: <EditDay />, show: <ShowDay /> });
