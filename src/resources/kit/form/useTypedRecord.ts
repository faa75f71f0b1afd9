import { useSyncExternalStore } from 'react';
import { useFormContext, type Control, type UseFormReturn } from 'react-hook-form';
import type { AnyEntity } from '../../../../schema/kit/defineEntity.ts';
import { reckon, typedValues, type Reckoned } from '../../../../schema/kit/totalsOf.ts';
import { useEntity } from '../useEntity.ts';

type Values = Record<string, unknown>;

/** `typed`: as it stands in the form; `values`: as rules read it. */
export type TypedRecord = { typed: Values; values: Values; reckoned: Reckoned };

/** What somebody is typing, and what it comes to: reckoned once for all that show it. A letter is painted first, and does not wait for them. */
export function useTypedRecord(): TypedRecord {
  const { subscribe, shown } = useTypedStore();
  return useSyncExternalStore(subscribe, shown);
}

/** What a field of a line comes to: only the cells whose figure changes are drawn anew. */
export function useTypedFigure(lines: string, index: number, field: string): number | null {
  const { subscribe, shown } = useTypedStore();
  return useSyncExternalStore(subscribe, () => shown().reckoned.lines[lines]?.[index]?.[field] ?? null);
}

/** The record as of the moment that asks. */
export function useTypedNow(): () => TypedRecord {
  return useTypedStore().now;
}

type TypedStore = {
  now: () => TypedRecord;
  shown: () => TypedRecord;
  subscribe: (changed: () => void) => () => void;
};

const stores = new WeakMap<Control, TypedStore>();

function useTypedStore(): TypedStore {
  const entity = useEntity();
  const form = useFormContext();
  const store = stores.get(form.control) ?? makeTypedStore(entity, form);
  stores.set(form.control, store);
  return store;
}

function makeTypedStore(entity: AnyEntity, { getValues, subscribe }: UseFormReturn): TypedStore {
  const now = lastOf(entity, getValues);
  const listeners = new Set<() => void>();
  let shown: TypedRecord | undefined;
  let leave: (() => void) | undefined;
  const show = () => {
    shown = now();
    listeners.forEach(tell => tell());
  };
  const listen = () => {
    let waiting: (() => void) | undefined;
    const callback = () => {
      waiting?.();
      waiting = afterPaint(show);
    };
    const stop = subscribe({ formState: { values: true }, callback });
    return () => {
      waiting?.();
      stop();
    };
  };
  return {
    now,
    shown: () => (shown ??= now()),
    subscribe: changed => {
      listeners.add(changed);
      if (!leave) {
        leave = listen();
        // What changed before anybody listened.
        shown = now();
      }
      return () => {
        listeners.delete(changed);
        if (listeners.size) return;
        leave?.();
        leave = shown = undefined;
      };
    },
  };
}

/** The same record as long as nothing changes. */
function lastOf(entity: AnyEntity, getValues: () => Values): () => TypedRecord {
  let last: { text: string; record: TypedRecord } | undefined;
  return () => {
    const typed = getValues();
    const text = JSON.stringify(typed);
    if (last?.text === text) return last.record;
    const values = typedValues(entity, typed);
    last = { text, record: { typed, values, reckoned: reckon(entity, values) } };
    return last.record;
  };
}

/** Gives it up when called. */
function afterPaint(act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const frame = requestAnimationFrame(() => (timer = setTimeout(act)));
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
