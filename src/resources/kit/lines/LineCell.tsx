import Checkbox from '@mui/material/Checkbox';
import InputBase from '@mui/material/InputBase';
import { visuallyHidden } from '@mui/utils';
import { useEffect, useId, useRef, useState, type ComponentType, type KeyboardEvent } from 'react';
import { useController, type ControllerRenderProps } from 'react-hook-form';
import { useTranslate } from 'react-admin';
import type { SheetKind } from '../../../../schema/kit/lineEntity.ts';
import { grouped } from '../../../format.ts';
import { RefCell } from '../columns/RefCells.tsx';
import { written } from '../inputs/FigureInputs.tsx';
import { useOptions } from '../inputs/options.ts';
import { useReadable } from '../inputs/readable.ts';
import { unreadableFigure } from '../inputs/typedFigure.ts';
import { isReadDifferently, ReadWeight } from '../inputs/ReadWeight.tsx';
import { RefInput } from '../inputs/RefInput.tsx';
import { isFramed, readScan } from '../scan/readScan.ts';
import { useScanKeys } from '../scan/useScanKeys.ts';
import type { LineColumn } from './lineColumns.ts';

type Props = { source: string; column: LineColumn };
type CellInput = {
  field: ControllerRenderProps;
  column: LineColumn;
  isWrong: boolean;
  describedBy?: string | undefined;
};

/** One field of one line. Nothing but itself is drawn while somebody types in it. */
export function LineCell({ source, column }: Props) {
  const translate = useTranslate();
  const name = `${source}.${column.name}`;
  const { field, fieldState } = useController({ name });
  const [isLeft, setLeft] = useState(false);
  const problem = fieldState.error?.message ?? (isLeft ? unreadableFigure(column.kind, field.value) : undefined);
  const left = { ...field, onBlur: () => (field.onBlur(), setLeft(true)) };
  const Input = inputs[column.kind];
  return (
    <>
      <Input field={left} column={column} isWrong={problem !== undefined} describedBy={problem && `${name}-problem`} />
      {column.kind === 'weight' && problem === undefined && isReadDifferently(field.value) && (
        <span className="read">
          <ReadWeight typed={field.value} />
        </span>
      )}
      {problem !== undefined && (
        <span id={`${name}-problem`} role="alert" className="problem">
          {translate(problem, { _: problem })}
        </span>
      )}
    </>
  );
}

const common = ({ field: { ref, name, onBlur }, column: { label }, isWrong, describedBy }: CellInput) => ({
  inputRef: ref,
  name,
  onBlur,
  error: isWrong,
  fullWidth: true,
  inputProps: { 'aria-label': label, 'aria-describedby': describedBy },
});

const textInput = (type: 'text' | 'date', html: object = {}) =>
  function TextLineInput(props: CellInput) {
    const { inputProps, onBlur, ...rest } = common(props);
    const { value, onChange } = props.field;
    const leave = () => {
      if (typeof value === 'string' && isFramed(value)) onChange(readScan(value) || null);
      onBlur();
    };
    return (
      <InputBase
        {...rest}
        type={type}
        onBlur={leave}
        value={(value as string | null) ?? ''}
        onChange={({ target }) => onChange(target.value || null)}
        inputProps={{ autoComplete: 'off', ...html, ...inputProps }}
      />
    );
  };

const figureInput = (decimals?: number) =>
  function FigureLineInput(props: CellInput) {
    const { inputProps, onBlur, ...rest } = common(props);
    const { kind } = props.column;
    const { format, ...readable } = useReadable(written(decimals), text => grouped(text, kind));
    const { value, onChange } = props.field;
    const blurred = () => (readable.onBlur(), onBlur());
    return (
      <InputBase
        {...rest}
        {...readable}
        onBlur={blurred}
        value={format(value)}
        onChange={({ target }) => onChange(target.value || null)}
        inputProps={{ inputMode: decimals === 0 ? 'numeric' : 'decimal', autoComplete: 'off', ...inputProps }}
      />
    );
  };

/** A text. A code that a scanner types is read before Enter or Tab leaves the cell. */
const PlainLineInput = textInput('text');
function TextLineInput(props: CellInput) {
  const keys = useScanKeys();
  const { value, onChange } = props.field;
  if (!props.column.info.scanned) return <PlainLineInput {...props} />;
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const typed = (value as string | null) ?? '';
    const code = keys.take(event, typed);
    if (code && code !== typed) onChange(code);
  };
  return (
    <div onKeyDown={onKeyDown}>
      <PlainLineInput {...props} />
    </div>
  );
}

/** The device's own list: quick with the keyboard and under a thumb. */
function ChoiceLineInput({ field: { value, onChange, ...field }, column, isWrong, describedBy }: CellInput) {
  const options = useOptions(column.info);
  const choose = (text: string) => onChange(options.find(({ id }) => String(id) === text)?.id ?? null);
  return (
    <select
      {...field}
      className={isWrong ? 'native wrong' : 'native'}
      value={(value as string | number | null) ?? ''}
      onChange={({ target }) => choose(target.value)}
      aria-label={column.label}
      aria-invalid={isWrong}
      aria-describedby={describedBy}
    >
      {[{ id: '', name: '' }, ...options].map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  );
}

function BooleanLineInput({ field: { ref, name, onBlur, value, onChange }, column, describedBy }: CellInput) {
  const slotProps = { input: { ref, name, onBlur, 'aria-label': column.label, 'aria-describedby': describedBy } };
  return <Checkbox checked={value === true} onChange={(_, checked) => onChange(checked)} slotProps={slotProps} />;
}

/** The list to choose from comes with the first look at it: 200 of them would cost a second. */
function RefLineInput({ field: { ref, name, value, onBlur }, column, isWrong, describedBy }: CellInput) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  if (isOpen) return <OpenReference source={name} column={column} />;
  const text =
    typeof value === 'string' && value ? <RefCell value={value} info={column.info} record={{ id: '' }} /> : null;
  return (
    <button
      type="button"
      ref={ref}
      className={isWrong ? 'native wrong' : 'native'}
      aria-invalid={isWrong}
      aria-labelledby={`${id}label ${id}chosen`}
      aria-describedby={describedBy}
      aria-haspopup="listbox"
      onFocus={() => setOpen(true)}
      onBlur={onBlur}
    >
      <span id={`${id}label`} style={visuallyHidden}>
        {column.label}
      </span>
      <span id={`${id}chosen`}>{text}</span>
    </button>
  );
}

function OpenReference({ source, column }: Props) {
  const cell = useRef<HTMLDivElement>(null);
  useEffect(() => cell.current?.querySelector('input')?.focus(), []);
  return (
    <div ref={cell}>
      <RefInput info={column.info} source={source} help={<span />} />
    </div>
  );
}

const inputs: Record<SheetKind, ComponentType<CellInput>> = {
  text: TextLineInput,
  longText: textInput('text'),
  digits: textInput('text', { inputMode: 'numeric' }),
  integer: figureInput(0),
  decimal: figureInput(),
  money: figureInput(2),
  weight: figureInput(),
  percent: figureInput(),
  boolean: BooleanLineInput,
  date: textInput('date'),
  choice: ChoiceLineInput,
  ref: RefLineInput,
};
