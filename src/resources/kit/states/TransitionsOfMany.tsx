import Button from '@mui/material/Button';
import { useState } from 'react';
import { useListContext, useNotify, useTranslate, type RaRecord } from 'react-admin';
import { transitionsFrom } from '../../../../schema/kit/transitions.ts';
import { useCan } from '../../../authProvider/useSession.ts';
import { useEntity } from '../useEntity.ts';
import { useWords } from '../useWords.ts';
import { RefusedDialog } from './RefusedDialog.tsx';
import { TransitionDialog } from './TransitionDialog.tsx';
import { useStateWords } from './useStateWords.ts';
import { useTransition, type Outcome } from './useTransition.ts';

/** For the chosen rows: every transition that one of those in sight can take. What came of it outlives the choice. */
export function TransitionsOfMany() {
  const entity = useEntity();
  const may = useCan();
  const { data = [], selectedIds } = useListContext<RaRecord>();
  const [outcome, setOutcome] = useState<Outcome>();
  const chosen = data.filter(({ id }) => selectedIds.includes(id));
  const ways = new Set(chosen.flatMap(record => transitionsFrom(entity, record).map(([name]) => name)));
  return (
    <>
      {Object.entries(entity.states?.transitions ?? {})
        .filter(([name, { permission }]) => ways.has(name) && may(permission))
        .map(([name]) => (
          <ManyButton key={name} name={name} onRefused={setOutcome} />
        ))}
      {outcome && <RefusedDialog outcome={outcome} onClose={() => setOutcome(undefined)} />}
    </>
  );
}

function ManyButton({ name, onRefused }: { name: string; onRefused: (outcome: Outcome) => void }) {
  const entity = useEntity();
  const notify = useNotify();
  const translate = useTranslate();
  const words = useStateWords();
  const { say } = useWords(entity);
  const { selectedIds, onUnselectItems } = useListContext();
  const { isBusy, many, attempt } = useTransition();
  const [isAsking, setAsking] = useState(false);
  const transition = entity.states!.transitions[name]!;
  const send = (input: Record<string, unknown>) =>
    many(selectedIds, name, input, done => {
      setAsking(false);
      onUnselectItems();
      if (done.refused.length) return onRefused(done);
      const state = words.state(transition.to);
      notify(translate('kit.states.many', { smart_count: done.changed.length, state }), { type: 'success' });
    });
  return (
    <>
      <Button onClick={() => setAsking(true)}>{words.transition(name)}</Button>
      {isAsking && (
        <TransitionDialog
          transition={transition}
          label={words.transition(name)}
          what={say('states.count', { smart_count: selectedIds.length })}
          isBusy={isBusy}
          onSend={transition.input ? send : input => attempt(send(input))}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
