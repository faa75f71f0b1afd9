import { useRecordContext } from 'react-admin';
import type { StockTake } from '../../../schema/entities/stockTakes.ts';
import { EntityEdit } from '../kit/pages/EntityEdit.tsx';
import { EntityShow } from '../kit/pages/EntityShow.tsx';
import { Outcomes } from './Outcomes.tsx';
import { Scanner } from './Scanner.tsx';

export function EditStockTake() {
  return <EntityEdit work={<Taking mayScan />} />;
}

export function ShowStockTake() {
  return <EntityShow work={<Taking />} />;
}

function Taking({ mayScan = false }: { mayScan?: boolean }) {
  const take = useRecordContext<StockTake>();
  if (!take) return null;
  return (
    <>
      {mayScan && take.state === 'open' && <Scanner take={take.id} />}
      <Outcomes take={take} />
    </>
  );
}
