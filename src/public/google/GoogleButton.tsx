/** @jsxImportSource preact */
import { useEffect, useRef } from 'preact/hooks';
import type { GoogleClient } from '../account.ts';
import { CallFailure } from '../call.ts';
import { words } from '../words.ts';
import { googleAccounts } from './identityServices.ts';

type Props = { client: GoogleClient; onCredential: (credential: string) => void; onFail: (error: CallFailure) => void };

/** Google draws its own button, and offers One Tap to whoever is signed in with Google in this browser. */
export function GoogleButton({ client, onCredential, onFail }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const draw = useRef(async () => {
    const accounts = await googleAccounts();
    accounts.initialize({
      client_id: client.clientId,
      nonce: client.nonce,
      callback: ({ credential }) => onCredential(credential),
      context: 'signin',
      use_fedcm_for_prompt: true,
    });
    const isDark = document.documentElement.style.colorScheme === 'dark';
    accounts.renderButton(place.current!, {
      theme: isDark ? 'filled_black' : 'outline',
      size: 'large',
      text: 'signin_with',
      width: Math.min(400, place.current!.clientWidth),
    });
    accounts.prompt();
    return () => accounts.cancel();
  });
  const fail = useRef(() => onFail(new CallFailure(503, { responseMessage: words.google.unreachable })));
  useEffect(() => {
    const drawn = draw.current().catch(fail.current);
    return () => void drawn.then(cancel => cancel?.());
  }, []);
  return <div ref={place} class="google-button" />;
}
