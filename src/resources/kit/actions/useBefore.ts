import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { RaRecord } from 'react-admin';
import type { EntityButton } from '../../../../schema/kit/buttonsOf.ts';

/** What is done before a step: the record as it is then, null where that could not be done, undefined where there is nothing to do. */
export type Before = (button: EntityButton) => Promise<RaRecord | null | undefined>;

type Later = { button: EntityButton; version: number };

/** Presses a button once what comes before is done, and the page has the record as it is by then. */
export function useBefore(
  before: Before | undefined,
  shown: RaRecord | undefined,
  press: (button: EntityButton) => void,
): (button: EntityButton) => void {
  const [later, setLater] = useState<Later>();
  const done = useRef<Later>(undefined);
  const goOn = useEffectEvent(press);
  const isThere = later !== undefined && (shown?.version as number) >= later.version;
  useEffect(() => {
    if (!isThere || done.current === later) return;
    done.current = later;
    goOn(later.button);
  }, [isThere, later]);
  const first = async (button: EntityButton, done: Before) => {
    const record = await done(button);
    if (record) setLater({ button, version: record.version as number });
    else if (record === undefined) press(button);
  };
  return button => (before ? void first(button, before) : press(button));
}
