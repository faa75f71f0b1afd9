import { useState, type ReactNode } from 'react';
import { useNotify } from 'react-admin';
import type { EntityButton } from '../../../../schema/kit/buttonsOf.ts';
import { useSession } from '../../../authProvider/useSession.ts';
import { worded } from '../../../i18n/wording.ts';
import { useErrorHandling } from '../../../layout/useErrorHandling.ts';
import { ActionDialog } from './ActionDialog.tsx';
import type { FormShape } from './ActionForm.tsx';
import { RefusedDialog } from './RefusedDialog.tsx';
import { useBefore, type Before } from './useBefore.ts';
import { useButtonWords } from './useButtonWords.ts';
import { useActionPlace, type Outcome, type Target } from './useCall.ts';
import { useRun, type Run, type Running } from './useRun.ts';

export type Pressing = FormShape &
  Running & {
    /** A page may have something to put right first. */
    before?: Before;
  };

/** What a button needs to be drawn and pressed. */
export type Controls = {
  press: (button: EntityButton) => void;
  /** The button whose call is under way. */
  busy: string | undefined;
  isAsking: boolean;
  label: (button: EntityButton) => string;
  whyNot: (button: EntityButton) => string | undefined;
};
type Pressed = { controls: Controls; dialog: ReactNode; run: Run };

/** What happens when a button of the target is pressed. `dialog` belongs onto the page, where it outlives the button. */
export function usePress(target: Target, { before, ...pressing }: Pressing = {}): Pressed {
  const notify = useNotify();
  const { actionError } = useErrorHandling();
  const words = useButtonWords(target);
  const placeOf = useActionPlace(target);
  const [asked, setAsked] = useState<EntityButton>();
  const [outcome, setOutcome] = useState<Outcome>();
  const close = () => setAsked(undefined);
  const { run, busy } = useRun(target, pressing, { words, onPartly: setOutcome, onEnd: close });
  const attempt = (button: EntityButton): Promise<void> =>
    run(button, {}).catch((error: unknown) => actionError(error, { retry: () => void attempt(button) }));
  const whyNot = useWhyNot(target);
  const go = (button: EntityButton) => {
    const why = whyNot(button);
    if (why) return notify(why, { type: 'warning' });
    // Chosen rows are asked about in any case: some of them may be out of sight.
    if (button.asks || target.ids) setAsked(button);
    else void attempt(button);
  };
  const press = useBefore(before, target.record, go);
  const dialog = (
    <>
      {asked && (
        <ActionDialog
          key={asked.name}
          button={asked}
          words={words}
          record={target.record}
          place={placeOf(asked)}
          isBusy={busy === asked.name}
          onSend={(input, upload) => run(asked, input, upload)}
          onConfirm={() => void attempt(asked)}
          onClose={close}
          {...pressing}
        />
      )}
      {outcome && <RefusedDialog outcome={outcome} onClose={() => setOutcome(undefined)} />}
    </>
  );
  return { dialog, run, controls: { press, busy, isAsking: asked !== undefined, label: words.label, whyNot } };
}

/** Why a button that is there cannot be pressed now. */
function useWhyNot({ record }: Target) {
  const { user } = useSession();
  return (button: EntityButton): string | undefined => {
    const why = record && button.whyNot(record, user?.id);
    return why ? worded(why) : undefined;
  };
}
