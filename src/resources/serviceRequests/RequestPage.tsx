import Skeleton from '@mui/material/Skeleton';
import { ShowContextProvider } from 'react-admin';
import { RecordActions } from '../kit/actions/RecordActions.tsx';
import { RecordFiles } from '../kit/files/RecordFiles.tsx';
import { History } from '../kit/history/History.tsx';
import { FactSections } from '../kit/pages/FactSections.tsx';
import { LoadTrouble } from '../kit/pages/LoadTrouble.tsx';
import { RecordColumns } from '../kit/pages/RecordColumns.tsx';
import { RecordHeading } from '../kit/pages/RecordHeading.tsx';
import { useShowPage } from '../kit/pages/useRecordPage.ts';
import { pathOfRequest, type Side } from './calls.ts';
import { DeskBar } from './DeskBar.tsx';
import { ErrorLink } from './ErrorLink.tsx';
import { Thread } from './Thread.tsx';

const facts = [
  'number',
  'kind',
  'requester',
  'createdAt',
  'errorSummary',
  'solvedAt',
  'satisfaction',
  'satisfactionText',
];
const factsOfShop = [...facts.slice(0, 2), 'priority', 'handler', ...facts.slice(2)];
const factsAtDesk = ['shopId', ...facts, 'hoursToAnswer'];

/** A request as whoever asked sees it: the conversation, and beside it what it is about. */
export function RequestOfShop() {
  return <RequestPage side="shop" />;
}

/** The same as the administrators see it, with what they do about it. */
export function RequestAtDesk() {
  return <RequestPage side="desk" />;
}

function RequestPage({ side }: { side: Side }) {
  const page = useShowPage();
  const { record, error } = page;
  if (error && !record) return <LoadTrouble error={error} />;
  if (!record) return <Skeleton variant="rounded" height={320} />;
  const path = pathOfRequest(side, record);
  const isDesk = side === 'desk';
  return (
    <ShowContextProvider value={page}>
      <RecordHeading record={record} />
      {isDesk ? <DeskBar record={record} path={path} /> : <RecordActions record={record} />}
      <RecordColumns
        aside={
          <>
            <FactSections
              record={record}
              fields={isDesk ? factsAtDesk : factsOfShop}
              shows={isDesk && record['errorLogId'] ? { errorSummary: ErrorLink } : {}}
            />
            {isDesk ? <RecordFiles record={record} at={path} /> : <RecordFiles record={record} />}
            {!isDesk && <History record={record} />}
          </>
        }
      >
        <Thread record={record} path={path} side={side} />
      </RecordColumns>
    </ShowContextProvider>
  );
}
