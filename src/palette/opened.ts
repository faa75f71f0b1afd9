import { useEffect } from 'react';
import { useStore, type Identifier } from 'react-admin';
import { store } from '../store.ts';

/** A record that the person has looked at. Its name is not kept: it is read again from who may show it. */
export type Opened = { resource: string; id: string };

const key = 'opened';
const most = 8;

export const useOpened = (): Opened[] => useStore<Opened[]>(key, [])[0];

/** Notes that a record was opened, for the person and the shop. */
export function useNoteOpened(resource: string, id: Identifier | undefined): void {
  useEffect(() => {
    if (id === undefined) return;
    const opened = { resource, id: String(id) };
    const others = (store.getItem<Opened[]>(key) ?? []).filter(it => it.resource !== resource || it.id !== opened.id);
    store.setItem(key, [opened, ...others].slice(0, most));
  }, [resource, id]);
}
