import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { RaRecord } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';
import type { EntityButton } from '../../../../schema/kit/buttonsOf.ts';
import { awaitedAfter, isAwaited } from '../../../../schema/kit/papers.ts';
import { useEntity } from '../useEntity.ts';
import { firstLook } from './LookFields.tsx';
import { loadPaperDialog, NamedPaper } from './NamedPaper.tsx';
import { pictureQuery } from './pictureQuery.ts';

/** The paper for which somebody waits, in its dialog once the button that gives it out is done, or that made the record. */
export function useAwaitedPaper(record: RaRecord) {
  const entity = useEntity();
  const client = useQueryClient();
  const [paper, setPaper] = useState(usePaperOfArrival());
  const mayCome = isAwaited(entity);
  useEffect(() => {
    if (mayCome) loadPaperDialog();
  }, [mayCome]);
  const onDone = (reply: unknown, { name }: EntityButton) => {
    const awaited = awaitedAfter(entity, name, reply as RaRecord);
    setPaper(awaited);
    if (!awaited) return;
    // It is drawn while the page is; what cannot be had now the dialog asks for again.
    const look = firstLook(entity.papers![awaited]!);
    client.query(pictureQuery(entity.resource, awaited, record.id, look)).catch(() => {});
  };
  const dialog = paper && (
    <NamedPaper paper={paper} ids={[record.id]} record={record} onClose={() => setPaper(undefined)} />
  );
  return { onDone, dialog };
}

/** What whoever made the record is to see here, once: who comes back to this page is not shown it again. */
function usePaperOfArrival(): string | undefined {
  const { state, pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const { paper } = (state ?? {}) as { paper?: string };
  useEffect(() => {
    if (paper) void navigate({ pathname, search, hash }, { replace: true });
  }, [paper, navigate, pathname, search, hash]);
  return paper;
}
