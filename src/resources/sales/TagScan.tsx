import TextField from '@mui/material/TextField';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslate } from 'react-admin';
import { messageOf } from '../../dataProvider/errors.ts';
import { useKey } from '../../layout/useKey.ts';
import { useOffer } from './useOffer.ts';

/** The key that leads back to the scanner from anywhere on the page. */
const key = 'F2';

/** Where a scanner, which types a tag and presses Enter, adds one piece after the other to the lines. */
export function TagScan() {
  const translate = useTranslate();
  const field = useRef<HTMLInputElement>(null);
  const { scan, told } = useScannedLines();
  const id = useId();
  useKey(key, () => field.current?.focus());
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    // Not saved by it: that is what Enter does in a form.
    event.preventDefault();
    const tag = event.currentTarget.value.trim();
    event.currentTarget.value = '';
    if (tag) scan(tag);
  };
  return (
    <TextField
      inputRef={field}
      label={`${translate('sales.scan')} (${key})`}
      helperText={
        <span id={id} role={told?.isWrong ? 'alert' : 'status'}>
          {told?.text ?? translate('sales.scanHelp')}
        </span>
      }
      error={told?.isWrong ?? false}
      slotProps={{
        htmlInput: {
          maxLength: 64,
          autoComplete: 'off',
          autoCapitalize: 'characters',
          enterKeyHint: 'next',
          onKeyDown,
          'aria-describedby': id,
        },
      }}
      autoFocus
      fullWidth
    />
  );
}

type Told = { text: string; isWrong: boolean };

/** Adds lines in the order in which their tags were scanned, however long each takes. */
function useScannedLines() {
  const translate = useTranslate();
  const offer = useOffer();
  const { getValues, setValue } = useFormContext();
  const [told, tell] = useState<Told>();
  const last = useRef<Promise<void>>(Promise.resolve());
  const add = async (tag: string) => {
    try {
      const line = await offer(tag);
      if (!line) return tell({ text: translate('sales.noSuchTag', { tag }), isWrong: true });
      const lines = (getValues('lines') ?? []) as { pieceId?: unknown }[];
      if (lines.some(({ pieceId }) => pieceId === line['pieceId']))
        return tell({ text: translate('sales.scannedBefore', { tag }), isWrong: true });
      setValue('lines', [...lines, line], { shouldDirty: true });
      tell({ text: translate('sales.scanned', { tag, description: line['description'] ?? '' }), isWrong: false });
    } catch (error) {
      tell({ text: `${tag}: ${messageOf(error)}`, isWrong: true });
    }
  };
  const scan = (tag: string) => {
    last.current = last.current.then(() => add(tag));
  };
  return { scan, told };
}
