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
  const { pathname, search } = useLocation();

  const handle = (error: unknown, loading: boolean, { fallback, retry }: Screen) => {
    if (isAbort(error)) return;
    const reaction = reactionTo(error, { loading, fallback });
    const reference = referenceOf(error);
    if (reaction.kind === 'signOut') signOut();
    // The error area cannot be reached from itself.
    else if (reaction.kind === 'page' && !pathname.startsWith('/error'))
      void navigate(reaction.to, { state: { from: pathname + search, reference } });
    else if (reaction.kind === 'toast') {
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
