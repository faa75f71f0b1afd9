/** @jsxImportSource preact */
import { useState } from 'preact/hooks';
import { signInWithGoogle, type Profile } from '../account.ts';
import { CallFailure } from '../call.ts';
import { Book } from '../look/Book.tsx';
import { RegisterForm } from '../RegisterForm.tsx';
import { Renewed } from '../Renewed.tsx';
import { setTitle } from '../title.ts';
import { useArrival } from '../useArrival.ts';
import { fill, words } from '../words.ts';
import { Ask } from './Ask.tsx';
import { LinkForm } from './LinkForm.tsx';
import { returned } from './issuer.ts';

/** Google vouches for somebody; whether and how we know them decides what follows. */
type Step =
  { is: 'asking' } | { is: 'unknown'; credential: string; profile: Profile } | { is: 'unlinked'; credential: string };

export function GoogleSignIn() {
  // Before anybody reads the address: it is put back to what it was before the way to the issuer.
  const [back] = useState(returned);
  const arrival = useArrival();
  const [step, setStep] = useState<Step>({ is: 'asking' });
  const onCredential = async (credential: string) => setStep(await stepWith(credential));
  if (arrival === 'passing') return null;
  if (arrival === 'renewed') return <Renewed />;
  if (step.is === 'unknown') return <RegisterWithGoogle {...step} />;
  if (step.is === 'unlinked') return <LinkForm {...step} />;
  return <Ask back={back} onCredential={onCredential} />;
}

async function stepWith(credential: string): Promise<Step> {
  try {
    const profile = await signInWithGoogle(credential);
    if (!profile) return { is: 'asking' };
    history.replaceState(null, '', '/account/register');
    setTitle('register');
    return { is: 'unknown', credential, profile };
  } catch (error) {
    if (isLinkRequired(error)) return { is: 'unlinked', credential };
    throw error;
  }
}

function isLinkRequired(error: unknown): boolean {
  return error instanceof CallFailure && (error.data as { linkRequired?: boolean } | undefined)?.linkRequired === true;
}

function RegisterWithGoogle({ credential, profile }: { credential: string; profile: Profile }) {
  const lead = fill(words.register.withGoogle, { email: profile.email });
  return (
    <Book title={words.register.title} lead={lead}>
      <RegisterForm google={{ credential, profile }} />
      <nav class="ways">
        <a href="/accounts/gsignin">{words.forgot.back}</a>
      </nav>
    </Book>
  );
}
