import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useSession } from '../authProvider/useSession.ts';
import { matching, type Entry } from './entries.ts';
import { actionsOfPage } from './pageActions.ts';
import { usePages } from './usePages.ts';
import { useFound, useLastOpened } from './useRecords.ts';

/** Between two letters of one who types. */
const pause = 150;

/** Actions of the page first, then records, then pages; with nothing typed what was looked at last. `state`: what to say of the records. */
export function useEntries(typed: string): { entries: Entry[]; state: 'failed' | 'none' | null } {
  const translate = useTranslate();
  const { shopId } = useSession();
  const sought = useSettled(typed.trim());
  const found = useFound(sought);
  const opened = useLastOpened();
  const pages = usePages(shopId !== null);
  const [actions] = useState(actionsOfPage);
  const here = actions.map(({ name, press }, n): Entry => ({
    key: `action ${n}`,
    group: translate('palette.here'),
    name,
    press,
  }));
  const isDone = sought === typed.trim() && !found.isPending;
  // What was found for other words stays as far as these fit it: Enter takes the first line, whatever is still on its way.
  const records = isDone ? found.entries : matching(found.entries, typed);
  const entries = [...matching(here, typed), ...(typed.trim() ? records : opened), ...matching(pages, typed)];
  if (found.isError) return { entries, state: 'failed' };
  return { entries, state: entries.length || !isDone ? null : 'none' };
}

function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pause);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
