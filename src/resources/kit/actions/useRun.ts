import { useMutation } from '@tanstack/react-query';
import { useNotify, useRedirect, type RaRecord } from 'react-admin';
import type { EntityButton } from '../../../../schema/kit/buttonsOf.ts';
import { awaitedOf } from '../../../../schema/kit/papers.ts';
import { mayAct } from '../../../authProvider/permissions.ts';
import { useSession } from '../../../authProvider/useSession.ts';
import type { Upload } from '../../../dataProvider/upload.ts';
import { entityOf } from '../../../entityOf.ts';
import type { useButtonWords } from './useButtonWords.ts';
import { useCall, type Input, type Outcome, type Target } from './useCall.ts';

export type Running = {
  /** What the page adds to what is typed, when it goes out. */
  more?: () => Input;
  /** Told what came of it, before the dialog closes: for where a page goes on to. */
  onDone?: (reply: unknown, button: EntityButton) => unknown;
  /** Told of a refusal too. */
  onRefused?: (error: unknown) => void;
};
export type Run = (button: EntityButton, input: Input, upload?: Upload) => Promise<void>;
type Telling = { words: ReturnType<typeof useButtonWords>; onPartly: (outcome: Outcome) => void };

/** Makes a button's call, says how it went, and has what it changed read again. What is refused is thrown. */
export function useRun(
  target: Target,
  { more, onDone, onRefused }: Running,
  { onEnd, ...telling }: Telling & { onEnd: () => void },
) {
  const tell = useTell(telling);
  const open = useOpenMade();
  const { send, keep, readAnew } = useCall(target);
  const { mutateAsync, isPending, variables } = useMutation<unknown, Error, Pressed>({
    mutationFn: ({ button, input, upload }) => send(button, { ...input, ...more?.() }, upload),
    async onSuccess(reply, { button }) {
      keep(reply);
      tell(button, reply);
      await onDone?.(reply, button);
      onEnd();
      open(button, reply);
      await readAnew(button);
    },
    onError(error, { button }) {
      onRefused?.(error);
      // What is shown was not how it is.
      void readAnew(button);
    },
  });
  const run: Run = async (button, input, upload) => void (await mutateAsync({ button, input, upload }));
  return { run, busy: isPending ? variables.button.name : undefined };
}

/** Goes on to the record that a button made, with the paper for which somebody waits, or to a new one that it begins. */
function useOpenMade() {
  const redirect = useRedirect();
  const session = useSession();
  return ({ makes, begins }: EntityButton, reply: unknown): void => {
    const begun = begins && entityOf(begins.entity)?.resource;
    if (begun)
      return redirect('create', begun, undefined, undefined, { record: begins.with(reply as Record<string, unknown>) });
    const made = makes && entityOf(makes);
    if (!made) return;
    const { resource } = made;
    const record = reply as RaRecord;
    const action = mayAct(resource, 'edit', session) ? 'edit' : 'show';
    redirect(action, resource, record.id, undefined, { paper: awaitedOf(made, record) });
  };
}

type Pressed = { button: EntityButton; input: Input; upload: Upload | undefined };

function useTell({ words, onPartly }: Telling) {
  const notify = useNotify();
  return (button: EntityButton, reply: unknown): void => {
    if (isPartly(reply)) return onPartly(reply);
    const done = words.done(button, reply);
    if (done) notify(done, { type: 'success' });
  };
}

/** Some of many were refused. */
function isPartly(reply: unknown): reply is Outcome {
  const refused = (reply as Partial<Outcome> | null)?.refused;
  return Array.isArray(refused) && refused.length > 0;
}
