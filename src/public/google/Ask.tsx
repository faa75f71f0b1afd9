/** @jsxImportSource preact */
import { useEffect, useRef, useState } from 'preact/hooks';
import { googleClient, type GoogleClient } from '../account.ts';
import { CallFailure } from '../call.ts';
import { Failure } from '../form/Failure.tsx';
import { Book } from '../look/Book.tsx';
import { words } from '../words.ts';
import { GoogleButton } from './GoogleButton.tsx';
import { goToIssuer, type Returned } from './issuer.ts';

type Props = { back: Returned | null; onCredential: (credential: string) => Promise<void> };

/** The button, and the other ways in. */
export function Ask({ back, onCredential }: Props) {
  const { client, failure, isBusy, take, retry, fail } = useGoogle(back, onCredential);
  return (
    <Book title={words.signIn.title} lead={words.google.lead}>
      {(client || isBusy) && (
        <div class="google" aria-busy={isBusy}>
          {client?.issuer && (
            <button type="button" class="button" onClick={() => goToIssuer(client)}>
              {words.google.demo}
            </button>
          )}
          {/* A page that is its own server has no client identifier: there is nobody to ask. */}
          {client?.clientId && !client.issuer && (
            <GoogleButton key={client.nonce} client={client} onCredential={take} onFail={fail} />
          )}
          {isBusy && <p class="quiet">{words.google.loading}</p>}
        </div>
      )}
      {failure && (
        <Failure failure={failure}>
          <button type="button" class="link" onClick={retry}>
            {words.form.retry}
          </button>
        </Failure>
      )}
      <p class="or">
        <span>{words.google.or}</span>
      </p>
      <a class="button plain" href={`/accounts/signin${location.search}`}>
        {words.google.withPassword}
      </a>
      <nav class="ways">
        <span>
          {words.signIn.newHere} <a href="/account/register">{words.signIn.register}</a>
        </span>
      </nav>
    </Book>
  );
}

/** Less than the ten minutes that the server allows, so that a page left open overnight still signs in. */
const nonceLasts = 8 * 60_000;

/** A nonce is good for one sign-in: after a failure there is a new one. */
function useGoogle(back: Returned | null, onCredential: Props['onCredential']) {
  const [client, setClient] = useState<GoogleClient | null>(null);
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const [isBusy, setBusy] = useState(true);
  const fail = (error: unknown) => {
    setBusy(false);
    setFailure(error instanceof CallFailure ? error : new CallFailure(500));
  };
  const load = () =>
    googleClient().then(found => {
      setClient(found);
      setBusy(false);
    }, fail);
  const take = async (credential: string) => {
    setBusy(true);
    await onCredential(credential).catch(async error => {
      await load();
      fail(error);
    });
  };
  const retry = () => {
    setFailure(null);
    setBusy(true);
    void load();
  };
  const first = useRef(() => {
    if (back?.credential) return void take(back.credential);
    void load();
    if (back) fail(new CallFailure(400, { responseMessage: words.google.cancelled }));
  });
  useEffect(() => first.current(), []);
  useEffect(() => {
    // Nobody asked: a failure is for whoever presses the button to see.
    const timer = setInterval(() => void googleClient().then(setClient, () => {}), nonceLasts);
    return () => clearInterval(timer);
  }, []);
  return { client, failure, isBusy, take: (credential: string) => void take(credential), retry, fail };
}
