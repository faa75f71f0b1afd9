import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';
import { signOut } from '../authProvider/account.ts';
import { isAbort, reactionTo, referenceOf } from '../dataProvider/errors.ts';

type Screen = {
  /** The screen's own text where the server says nothing. */
  fallback?: string;
  /** Does the same again, offered where that may help. */
  retry?: () => void;
};

/**
 * What the error table asks for, done. `pageError` is for the calls a page cannot do without, which may leave for another
 * page; `actionError` for forms, dialogs and background calls, where the input stays.
 */
export function useErrorHandling() {
  const notify = useNotify();
  const translate = useTranslate();
  const navigate = useNavigate();
  const client = useQueryClient();
  const { pathname, search, key } = useLocation();

  const leftPlaces = left.get(client) ?? new Set();
  left.set(client, leftPlaces);

  const handle = (error: unknown, loading: boolean, { fallback, retry }: Screen) => {
    if (isAbort(error)) return;
    // Whoever goes back out of the error area stays where they went.
    const reaction = reactionTo(error, { loading: loading && !leftPlaces.has(key), fallback });
    const reference = referenceOf(error);
    if (reaction.kind === 'signOut') signOut();
    // The error area cannot be reached from itself.
    else if (reaction.kind === 'page' && !pathname.startsWith('/error')) {
      leftPlaces.add(key);
      void navigate(reaction.to, { state: { from: pathname + search, reference } });
    } else if (reaction.kind === 'toast') {
      const action = reaction.retry && retry ? { label: 'ts.error.retry', onClick: retry } : undefined;
      const said = translate(reaction.message, { _: reaction.message });
      notify(reference ? translate('ts.error.reference', { said, reference }) : said, { type: 'error', action });
    }
  };
  return {
    pageError: (error: unknown, screen: Screen = {}) => handle(error, true, screen),
    actionError: (error: unknown, screen: Screen = {}) => handle(error, false, screen),
  };
}

/** The places in the history, by who is signed in where, that were left for the error area. */
const left = new WeakMap<QueryClient, Set<string>>();
