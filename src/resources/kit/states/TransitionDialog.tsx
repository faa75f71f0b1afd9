import { useTranslate } from 'react-admin';
import { fieldInfo } from '../../../../schema/kit/fieldInfo.ts';
import type { Transition } from '../../../../schema/kit/states.ts';
import { PlainDialog } from '../../../forms/PlainDialog.tsx';
import { Question } from '../../../forms/Question.tsx';
import { Field } from '../inputs/inputs.tsx';

type Props = {
  transition: Transition;
  /** On the button. */
  label: string;
  /** What goes that way: a record's title, or how many. */
  what: string;
  isBusy: boolean;
  /** Fulfilled when it is done; what it throws is told at the fields. */
  onSend: (input: Record<string, unknown>) => Promise<unknown>;
  onClose: () => void;
};

/** Asks for what a transition needs, or whether it is meant. */
export function TransitionDialog({ transition: { input }, label, what, isBusy, onSend, onClose }: Props) {
  const translate = useTranslate();
  if (!input)
    return (
      <Question
        title={label}
        text={translate('kit.states.sure', { what })}
        confirm={label}
        color="primary"
        isBusy={isBusy}
        onConfirm={() => void onSend({})}
        onClose={onClose}
      />
    );
  return (
    <PlainDialog title={label} text={what} submit={label} fields={input} onSend={onSend} onClose={onClose}>
      {Object.entries(input).map(([name, field], i) => (
        <Field key={name} info={fieldInfo(name, field)} autoFocus={i === 0} />
      ))}
    </PlainDialog>
  );
}
