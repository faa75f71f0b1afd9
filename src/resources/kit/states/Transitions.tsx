import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useNotify, useTranslate, type RaRecord } from 'react-admin';
import { transitionsFrom } from '../../../../schema/kit/transitions.ts';
import { useCan } from '../../../authProvider/useSession.ts';
import { columnOf } from '../columns/columns.tsx';
import { useEntity } from '../useEntity.ts';
import { useStateWords } from './useStateWords.ts';
import { TransitionDialog } from './TransitionDialog.tsx';
import { useTransition } from './useTransition.ts';

/** The state of a document, and a button for each way on from it that the person may take. */
export function Transitions({ record }: { record: RaRecord }) {
  const entity = useEntity();
  const may = useCan();
  const { field } = entity.states!;
  const ways = transitionsFrom(entity, record).filter(([, { permission }]) => may(permission));
  const { Show, info } = columnOf(entity, field);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 2 }}>
      <Box sx={{ mr: 1 }}>
        <Show value={record[field]} info={info} record={record} />
      </Box>
      {ways.map(([name], i) => (
        <TransitionButton key={name} record={record} name={name} isFirst={i === 0} />
      ))}
    </Box>
  );
}

type Props = { record: RaRecord; name: string; isFirst: boolean };

function TransitionButton({ record, name, isFirst }: Props) {
  const words = useStateWords();
  const { transition, title, isBusy, isAsking, setAsking, send, press } = useOne(record, name);
  const why = transition.guard?.(record);
  return (
    <>
      <Button
        size="small"
        variant={isFirst ? 'contained' : 'outlined'}
        loading={isBusy && !isAsking}
        disabled={Boolean(why)}
        title={why ? words.sentence(why) : undefined}
        onClick={() => (transition.input || transition.confirm ? setAsking(true) : void press())}
      >
        {words.transition(name)}
      </Button>
      {isAsking && (
        <TransitionDialog
          transition={transition}
          label={words.transition(name)}
          what={title}
          isBusy={isBusy}
          onSend={transition.input ? send : press}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

function useOne(record: RaRecord, name: string) {
  const { states, title: titleField } = useEntity();
  const notify = useNotify();
  const translate = useTranslate();
  const words = useStateWords();
  const [isAsking, setAsking] = useState(false);
  const { isBusy, one, attempt } = useTransition();
  const title = String(record[titleField] ?? '');
  const send = (input: Record<string, unknown>) =>
    one(record, name, { ...input, version: record.version as number }, changed => {
      setAsking(false);
      const state = words.state(changed[states!.field]);
      notify(translate('kit.states.changed', { what: title, state }), { type: 'success' });
    });
  const press = (input: Record<string, unknown> = {}) => attempt(send(input));
  return { transition: states!.transitions[name]!, title, isBusy, isAsking, setAsking, send, press };
}
