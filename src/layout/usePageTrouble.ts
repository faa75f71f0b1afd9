import { useEffect, useEffectEvent } from 'react';
import { isUnanswered } from '../dataProvider/errors.ts';
import { useErrorHandling } from './useErrorHandling.ts';

/**
 * Does what is to be done about a call that a page cannot do without. What is shown already stays while nobody answers: it
 * is read again in a while.
 */
export function usePageTrouble(error: unknown, isShown: boolean, onFailed?: (error: unknown) => void): void {
  const { pageError } = useErrorHandling();
  const tell = useEffectEvent(() => {
    if (!error || (isShown && isUnanswered(error))) return;
    if (onFailed) onFailed(error);
    else pageError(error);
  });
  useEffect(() => tell(), [error]);
}
