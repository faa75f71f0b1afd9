import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { useCallback, useEffect, useId, useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import { useFormState } from 'react-hook-form';
import { useTranslate } from 'react-admin';
import { cellReader } from '../../../../schema/kit/importValues.ts';
import { isTyped, linesOf } from '../../../../schema/kit/lineEntity.ts';
import { mostLines } from '../../../../schema/kit/kinds.ts';
import { wording } from '../../../i18n/wording.ts';
import { Totals } from '../form/Totals.tsx';
import { useCommon, type KindInputProps } from '../inputs/kindInput.ts';
import { useEntity } from '../useEntity.ts';
import { useSheetColumns, type LineColumn } from './lineColumns.ts';
import { LineMenu, type Opened } from './LineMenu.tsx';
import { LineRow } from './LineRow.tsx';
import { LineScan } from './LineScan.tsx';
import { linesStyle } from './linesStyle.ts';
import { cellsOf, withPasted, type ReadCell } from './pasted.ts';
import { useLines } from './useLines.ts';

/** `cursor`: the column in which the typing of a first line begins. */
type Props = KindInputProps & { cursor?: string };

/** The lines of a document, entered as in a sheet: Tab to the next cell, Enter to the next line, rows pasted from a spreadsheet. */
export function LinesInput({ cursor, ...props }: Props) {
  const translate = useTranslate();
  const entity = useEntity();
  const { source, label, isRequired, helperText } = useCommon(props);
  const columns = useSheetColumns(props.info);
  const steps = useLines(source, props.info);
  const [opened, setOpened] = useState<Opened>();
  const { onKeyDown, onPaste } = useSheet(columns, steps);
  const openMenu = useCallback((index: number, button: HTMLElement) => setOpened({ index, button }), []);
  useFirstLine(props.autoFocus, cursor ?? columns[0]?.name, steps);
  const id = useId();
  const count = steps.keys.length;
  return (
    <Box role="group" aria-labelledby={id} sx={linesStyle(columns)}>
      <FormLabel id={id} component="span" required={isRequired}>
        {label}
      </FormLabel>
      <div className="sheet" onKeyDown={onKeyDown} onPaste={onPaste} onInput={steps.typed}>
        {count > 0 && <Head columns={columns} />}
        {steps.keys.map((key, index) => (
          <LineRow key={key} source={source} index={index} columns={columns} onMenu={openMenu} />
        ))}
      </div>
      {helperText && <FormHelperText sx={{ m: 0 }}>{helperText}</FormHelperText>}
      <Problem source={source} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 1 }}>
        <Button startIcon={<AddIcon />} disabled={count >= mostLines} onClick={() => steps.add()}>
          {translate('kit.lines.add')}
        </Button>
        <LineScan source={source} info={props.info} columns={columns} steps={steps} />
        {steps.undo && <Button onClick={steps.undo}>{translate('kit.lines.undo')}</Button>}
        {linesOf(entity).at(-1)?.field.name === props.info.name && <Totals />}
      </Box>
      <LineMenu opened={opened} count={count} steps={steps} onClose={() => setOpened(undefined)} />
    </Box>
  );
}

function Head({ columns }: { columns: readonly LineColumn[] }) {
  return (
    <div className="line head" aria-hidden>
      {columns
        .filter(({ info }) => !info.folded)
        .map(({ name, label, isFigure }) => (
          <span key={name} className={isFigure ? 'figure' : undefined}>
            {label}
          </span>
        ))}
    </div>
  );
}

/** A sheet of one line that is to be typed in at once, as by a scanner. */
function useFirstLine(isFirst = false, cursor: string | undefined, { keys, focus }: ReturnType<typeof useLines>) {
  const isReady = useRef(!isFirst || keys.length > 1);
  useEffect(() => {
    if (isReady.current || !cursor || keys.length === 0) return;
    isReady.current = true;
    focus(0, cursor);
  }, [cursor, keys, focus]);
}

/** What is wrong with the lines as a whole. */
function Problem({ source }: { source: string }) {
  const translate = useTranslate();
  const { errors } = useFormState({ name: source });
  const problem = errors[source]?.message;
  if (typeof problem !== 'string') return null;
  return (
    <FormHelperText error role="alert" sx={{ m: 0 }}>
      {translate(problem, { _: problem })}
    </FormHelperText>
  );
}

/** Enter goes down, and makes a line after the last one; what a spreadsheet copied goes into cells. */
function useSheet(columns: readonly LineColumn[], steps: ReturnType<typeof useLines>) {
  const entity = useEntity();
  const read: ReadCell = ({ info }, cell) => cellReader(entity, info, [wording().words])(cell);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const at = placeOf(event.target);
    if (!at || event.defaultPrevented || event.nativeEvent.isComposing) return;
    const { line, column } = at;
    if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
      event.preventDefault();
      const to = line + (event.key === 'ArrowUp' ? -1 : 1);
      steps.move(line, to);
      if (to >= 0 && to < steps.keys.length) steps.focus(to, column);
    } else if (event.key === 'Enter' && !event.shiftKey) {
      // Not saved by it: that is what Enter does in a form.
      event.preventDefault();
      if (line + 1 < steps.keys.length) steps.focus(line + 1, column);
      else if (steps.keys.length < mostLines) steps.add();
    }
  };
  const onPaste = (event: ClipboardEvent<HTMLElement>) => {
    const at = placeOf(event.target);
    const cells = cellsOf(event.clipboardData.getData('text/plain'));
    if (!at || !cells) return;
    event.preventDefault();
    const typed = columns.filter(({ info }) => isTyped(info));
    const from = typed.findIndex(({ name }) => name === at.column);
    const place = { line: at.line, columns: typed.slice(from), read, fresh: steps.fresh };
    // One too many is told when it is saved, thousands would hold up the page.
    steps.replace(withPasted(steps.values(), cells, place).slice(0, mostLines + 1));
  };
  return { onKeyDown, onPaste };
}

/** The cell that an event comes from. */
const placeOf = (target: EventTarget): { line: number; column: string } | undefined => {
  const cell = (target as HTMLElement).closest<HTMLElement>('[data-column]');
  const line = cell?.closest<HTMLElement>('[data-line]');
  return cell && line ? { line: Number(line.dataset['line']), column: cell.dataset['column']! } : undefined;
};
