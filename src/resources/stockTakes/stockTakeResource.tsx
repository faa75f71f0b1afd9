import { stockTakes } from '../../../schema/entities/stockTakes.ts';
import { lazyView } from '../kit/lazyView.tsx';
import { resourceOf } from '../kit/resourceOf.tsx';

const EditStockTake = lazyView(async () => (await import('./StockTakePages.tsx')).EditStockTake);
const ShowStockTake = lazyView(async () => (await import('./StockTakePages.tsx')).ShowStockTake);

export const stockTakeResource = resourceOf(stockTakes, { edit: <EditStockTake />, show: <ShowStockTake /> });
