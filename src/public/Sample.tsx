/** @jsxImportSource preact */
import { useEffect, useState } from 'preact/hooks';
import { hasOwnSession } from '../authProvider/session.ts';
import { lookIntoSample } from './account.ts';
import { CallFailure } from './call.ts';
import { leaveFor } from './leave.ts';
import { Book } from './look/Book.tsx';
import { words } from './words.ts';

/** Goes on into the sample shop. Whoever is signed in as themselves stays that, and goes on to their own. */
export function Sample() {
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => {
    const entered = hasOwnSession() ? Promise.resolve() : lookIntoSample();
    entered.then(
      () => leaveFor('/home'),
      (error: unknown) => setFailure(error instanceof CallFailure ? error.message : words.error.server),
    );
  }, []);
  return (
    <Book title={words.page.sample} lead={words.sample.lead}>
      {failure === null ? <p role="status">{words.sample.opening}</p> : <p role="alert">{failure}</p>}
      <nav class="ways">
        <a href="/account/register">{words.signIn.register}</a>
      </nav>
    </Book>
  );
}
