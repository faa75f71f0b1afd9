import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useStore, useStoreContext } from 'react-admin';
import { stockTakes } from '../../../schema/entities/stockTakes.ts';
import { mostScans } from '../../../schema/rules/stockTakes.ts';
import { post } from '../../dataProvider/calls.ts';
import { maySucceedLater } from '../../dataProvider/errors.ts';
import { pathOf } from '../../dataProvider/paths.ts';
import { useErrorHandling } from '../../layout/useErrorHandling.ts';
import { queryKeys } from '../../queryKeys.ts';

export type Scanned = {
  tag: string;
  pieceId: string | null;
  outcome: 'found' | 'elsewhere' | 'unknown';
  again: boolean;
};

/** Milliseconds until what a poor line did not take is sent once more. */
const sentAgainAfter = 3_000;

/**
 * Tags on their way: a scanner reads on while the line is slow. What is not sent yet is kept on the device and tried until it is
 * sent; after a refusal it goes along with the next tag, with a look at the page again, or when somebody asks for it.
 */
export function useScans(take: string) {
  const client = useQueryClient();
  const { actionError } = useErrorHandling();
  const { getItem, setItem } = useStoreContext();
  const key = `stockTakes.${take}.waiting`;
  const [waiting] = useStore<string[]>(key, []);
  const [last, setLast] = useState<Scanned | null>(null);
  const kept = () => getItem<string[]>(key) ?? [];
  const { mutate: send } = useMutation({
    // One after the other: each sends all that waits by then.
    scope: { id: key },
    mutationFn: async () => {
      for (let tags = kept(); tags.length; tags = kept()) {
        const some = tags.slice(0, mostScans);
        const told = (await post(`${pathOf(stockTakes.resource)}/${take}/scan`, { tags: some })) as Scanned[];
        setItem(key, kept().slice(some.length));
        setLast(told.at(-1) ?? null);
        void client.invalidateQueries({ queryKey: queryKeys.takeResults(take) });
      }
    },
    retry: (_, error) => maySucceedLater(error),
    retryDelay: sentAgainAfter,
    onError: actionError,
  });
  const scan = (tag: string) => {
    setItem(key, [...kept(), tag]);
    send();
  };
  useEffect(() => send(), [take, send]);
  return { scan, send, last, left: waiting.length };
}
