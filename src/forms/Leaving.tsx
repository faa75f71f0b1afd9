import { use, useEffect, useEffectEvent, useImperativeHandle, type Ref } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { useBlocker } from 'react-admin';
import { KeptContext } from './kept.ts';
import { askToLeave, leaving } from './unsaved.ts';
import { holdText } from './unsavedTabs.ts';

/** Goes on if the form round it may go: what was typed is not lost unasked. */
export type Leave = (go: () => void) => void;

function useLeave(): Leave {
  const isTyped = useIsTyped();
  return go => leaving(isTyped, go);
}

function useIsTyped(): boolean {
  const { dirtyFields } = useFormState();
  return Object.keys(dirtyFields).length > 0;
}

/** Lets a sign-out in any tab ask before it loses what was typed here. */
function useHeldText(isHeld: boolean): void {
  useEffect(() => (isHeld ? holdText() : undefined), [isHeld]);
}

/** Closing asks first. */
export function Leaving({ ref, onLeave }: { ref: Ref<() => void>; onLeave: () => void }) {
  const leave = useLeave();
  useHeldText(useIsTyped());
  const { reset } = useFormContext();
  useImperativeHandle(
    ref,
    () => () =>
      leave(() => {
        reset();
        onLeave();
      }),
  );
  return null;
}

/** For what stands beside the form and takes the whole page away. */
export function Staying({ ref }: { ref: Ref<Leave> }) {
  const leave = useLeave();
  useImperativeHandle(ref, () => leave);
  return null;
}

/** The way to another page asks first, and so does the browser when the whole site is left. */
export function Guarded() {
  const isTyped = useIsTyped();
  const { isSubmitSuccessful } = useFormState();
  const isHeld = isTyped && !isSubmitSuccessful;
  useHeldText(isHeld);
  const kept = use(KeptContext);
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    return isHeld && nextLocation.pathname !== currentLocation.pathname && !kept.includes(nextLocation.pathname);
  });
  const proceed = useEffectEvent(() => blocker.proceed?.());
  const answer = useEffectEvent((leaves: boolean) => (leaves ? blocker.proceed?.() : blocker.reset?.()));
  const isBlocked = blocker.state === 'blocked';
  useEffect(() => {
    // What was saved or taken back in the same breath is known a moment after the way was blocked.
    if (!isBlocked) return undefined;
    if (isHeld) return askToLeave(leaves => answer(leaves));
    proceed();
    return undefined;
  }, [isBlocked, isHeld]);
  useEffect(() => {
    if (!isHeld) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isHeld]);
  return null;
}
