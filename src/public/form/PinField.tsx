/** @jsxImportSource preact */
import { useState } from 'preact/hooks';
import { readText } from '../../../schema/kit/readText.ts';
import { stateOfPin, type State } from '../../../schema/rules/states.ts';
import { stateNameOf, words } from '../words.ts';
import { Field, Labelled, type FieldProps } from './Field.tsx';

type Props = { pin: FieldProps; state: FieldProps; hint?: string };

/** A PIN that shows the state it lies in; on a border, where it may be two, the state is asked for. */
export function PinField({ pin, state, hint = words.register.pinHint }: Props) {
  const [typed, setTyped] = useState(() => (typeof pin.defaultValue === 'string' ? pin.defaultValue : ''));
  const states = stateOfPin(readText('pin', typed).replace(/\s/g, ''));
  const found = states.length === 1 ? stateNameOf(states[0]!) : '';
  return (
    <>
      <Field
        {...pin}
        inputmode="numeric"
        autocomplete="postal-code"
        maxLength={7}
        hint={hint}
        after={
          <output class="found" aria-live="polite">
            {found}
          </output>
        }
        onInput={event => setTyped(event.currentTarget.value)}
      />
      {states.length > 1 && <StateField {...state} states={states} />}
    </>
  );
}

function StateField({ name, label, problem, defaultValue, states }: FieldProps & { states: State[] }) {
  return (
    <Labelled label={label} problem={problem}>
      {attributes => (
        <select name={name} {...attributes}>
          <option value="">{words.register.chooseState}</option>
          {states.map(state => (
            <option key={state.code} value={state.code} selected={state.code === defaultValue}>
              {stateNameOf(state)}
            </option>
          ))}
        </select>
      )}
    </Labelled>
  );
}
