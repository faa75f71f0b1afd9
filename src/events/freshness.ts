import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { entityOf } from '../entityOf.ts';
import { isMadeHere } from '../changes/latest.ts';
import { addNews, forgetNews } from './news.ts';
import { queryKeys } from '../queryKeys.ts';

/** What changes by itself while a page is open, by the first part of its queries' keys. */
const moving = [
  'notifications',
  'imports',
  'messages',
  'recipients',
  'backgroundTasks',
  'exports',
  'remarks',
  'sharedTexts',
  'record_files',
  'shop_archives',
  'savedReports',
  'live',
];
/** What else of a resource is read again with it. */
const related: Record<string, readonly string[]> = {
  messages: ['recipients', 'backgroundTasks'],
  imports: ['backgroundTasks'],
  exports: ['backgroundTasks'],
};
/** Of many changes at once the last one counts. */
const pause = 400;

/**
 * Has what a page shows of a resource read again, some moments after it has changed. `*`: whatever moves. What changes while
 * it is being read is read once more afterwards: on a slow line news that come quickly would else cut off every reading.
 */
export function freshness(client: QueryClient) {
  const waiting = new Map<string, ReturnType<typeof setTimeout>>();
  const reading = new Set<string>();
  const missed = new Set<string>();
  let isStopped = false;
  const renew = async (resource: string) => {
    waiting.delete(resource);
    reading.add(resource);
    await Promise.all(keysOf(resource).map(queryKey => client.invalidateQueries({ queryKey })));
    reading.delete(resource);
    if (missed.delete(resource)) changed(resource);
  };
  const changed = (resource: string): void => {
    if (isStopped) return;
    if (reading.has(resource)) missed.add(resource);
    else if (!waiting.has(resource))
      waiting.set(
        resource,
        setTimeout(() => void renew(resource), pause),
      );
  };
  return {
    changed,
    changedBy(change: string, name: string, ids: readonly string[]): void {
      const tell = (): void => {
        if (isStopped || isMadeHere(change)) return;
        // It may be what this page is sending: on a slow line the news is there before the reply.
        if (client.isMutating()) setTimeout(tell, pause);
        else tellOthers(client, name, ids);
      };
      // The reply to whoever called, which names the change, is mostly there by then.
      setTimeout(tell, pause);
    },
    stop: () => {
      isStopped = true;
      forgetNews();
      waiting.forEach(timer => clearTimeout(timer));
    },
  };
}

/** Records that another page has changed. What is shown of them alone is read again; a list that holds some is offered to be. */
function tellOthers(client: QueryClient, name: string, ids: readonly string[]): void {
  const resource = entityOf(name)?.resource ?? name;
  addNews(resource, ids);
  for (const id of ids) void client.invalidateQueries({ queryKey: queryKeys.record(resource, id) });
  for (const key of namesOf(name)) void client.invalidateQueries({ queryKey: queryKeys.live(key) });
}

function keysOf(resource: string): QueryKey[] {
  const names = resource === '*' ? moving.flatMap(namesOf) : [resource, ...(related[resource] ?? [])].flatMap(namesOf);
  return names.flatMap((name): QueryKey[] => [queryKeys.of(name), queryKeys.live(name)]);
}

/** Lists of react-admin are known by the resource's route. */
const namesOf = (name: string): string[] => [...new Set([name, entityOf(name)?.resource ?? name])];
