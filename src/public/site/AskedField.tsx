/** @jsxImportSource preact */
import { useId } from 'preact/hooks';
import type { AskedKind } from '../../../schema/kit/publicForm.ts';
import type { AskedField as Asked } from '../../../schema/rules/publicForm.ts';
import { Field, Labelled, type FieldProps } from '../form/Field.tsx';
import { words } from '../words.ts';

type Props = { asked: Asked; typed: string | undefined; problem: string | undefined; isFirstWrong: boolean };

/** What a visitor is asked for, by what it is. */
export function AskedField(props: Props) {
  const { kind } = props.asked;
  if (kind === 'longText') return <LongText {...props} />;
  if (kind === 'choice') return <Choice {...props} />;
  if (kind === 'boolean') return <Tick {...props} />;
  return <Line {...props} kind={kind} />;
}

function Line({ kind, ...props }: Props & { kind: LineKind }) {
  const { most } = props.asked;
  return (
    <Field
      {...saidOf(props)}
      {...ownOf(props)}
      {...inputs[kind]}
      {...(texts.includes(kind) && most && { maxLength: most })}
      defaultValue={props.typed}
    />
  );
}

type LineKind = Exclude<AskedKind, 'longText' | 'choice' | 'boolean'>;
const decimal: Partial<FieldProps> = { inputmode: 'decimal' };
const inputs: Record<LineKind, Partial<FieldProps>> = {
  text: {},
  email: { type: 'email', autocapitalize: 'none', spellcheck: false },
  digits: { inputmode: 'numeric' },
  mobile: { type: 'tel', before: <span class="before">+91</span> },
  phone: { type: 'tel' },
  pin: { inputmode: 'numeric' },
  url: { type: 'url', autocapitalize: 'none', spellcheck: false },
  integer: { inputmode: 'numeric' },
  decimal,
  money: { ...decimal, before: <span class="before">₹</span> },
  weight: decimal,
  date: { type: 'date' },
};
/** Of the others `most` is the largest number. */
const texts: readonly AskedKind[] = ['text', 'email', 'url'];

function LongText(props: Props) {
  return (
    <Labelled {...saidOf(props)}>
      {attributes => (
        <textarea
          rows={4}
          maxLength={props.asked.most ?? undefined}
          defaultValue={props.typed}
          {...attributes}
          {...ownOf(props)}
        />
      )}
    </Labelled>
  );
}

function Choice(props: Props) {
  return (
    <Labelled {...saidOf(props)}>
      {attributes => (
        <select {...attributes} {...ownOf(props)}>
          <option value="">{words.publicForm.choose}</option>
          {props.asked.options.map(({ id, name }) => (
            <option key={id} value={id} selected={id === props.typed}>
              {name}
            </option>
          ))}
        </select>
      )}
    </Labelled>
  );
}

function Tick(props: Props) {
  const { label, isRequired, problem } = saidOf(props);
  const id = useId();
  return (
    <div class="field">
      <label class="tick">
        <input
          type="checkbox"
          value="true"
          defaultChecked={props.typed === 'true'}
          aria-invalid={problem !== undefined}
          aria-required={isRequired || undefined}
          aria-describedby={problem && id}
          {...ownOf(props)}
        />
        <span>
          {label}
          {isRequired && <span aria-hidden="true"> *</span>}
        </span>
      </label>
      {problem && (
        <p id={id} class="problem">
          {problem}
        </p>
      )}
    </div>
  );
}

function saidOf({ asked: { label, isRequired }, problem }: Props) {
  return { label, isRequired, problem };
}

/** Without script the focus leads to the first that is wrong. */
function ownOf({ asked: { name, autocomplete }, isFirstWrong }: Props) {
  return { name, autocomplete: autocomplete ?? 'off', ...(isFirstWrong && { autofocus: true }) };
}
