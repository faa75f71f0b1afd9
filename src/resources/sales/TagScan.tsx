import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useId, useRef, type KeyboardEvent } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslate } from 'react-admin';
import { useKey } from '../../layout/useKey.ts';
import { ScanButton } from '../kit/scan/ScanButton.tsx';
import { useInTurn } from '../kit/scan/useInTurn.ts';
import { useScanKeys } from '../kit/scan/useScanKeys.ts';
import { useOffer } from './useOffer.ts';

/** The key that leads back to the scanner from anywhere on the page. */
export const scanKey = 'F2';

/** One piece after the other is added to the lines, by a scanner or by the camera. */
export function TagScan() {
  const { scan, told } = useScannedLines();
  return (
    <Box sx={row}>
      <TagField scan={scan} told={told} />
      <Box sx={{ mt: { sm: 3 }, mb: { xs: 1, sm: 0 } }}>
        <ScanButton onCode={scan} told={told} />
      </Box>
    </Box>
  );
}

const row = { display: 'flex', flexDirection: { xs: 'column', sm: 'row' }, alignItems: 'flex-start', gap: 1, flex: 1 };

/** The field that a scanner types a tag into, ending it with Enter or Tab. */
function TagField({ scan, told }: ReturnType<typeof useScannedLines>) {
  const translate = useTranslate();
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const keys = useScanKeys();
  useKey(scanKey, () => field.current?.focus());
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const tag = keys.take(event, event.currentTarget.value);
    if (tag === undefined) return;
    // Enter would save the form, and Tab leave the field.
    event.preventDefault();
    event.currentTarget.value = '';
    if (tag) scan(tag);
  };
  const isWrong = told?.look === 'error';
  const typing = { maxLength: 64, autoComplete: 'off', autoCapitalize: 'characters', enterKeyHint: 'next' } as const;
  return (
    <TextField
      inputRef={field}
      label={`${translate('sales.scan')} (${scanKey})`}
      helperText={
        <span id={id} role={isWrong ? 'alert' : 'status'}>
          {told?.text ?? translate('sales.scanHelp')}
        </span>
      }
      error={isWrong}
      slotProps={{ htmlInput: { ...typing, onKeyDown, 'aria-describedby': id } }}
      autoFocus
      fullWidth
    />
  );
}

/** Each adds its line. */
function useScannedLines() {
  const translate = useTranslate();
  const offer = useOffer();
  const { getValues, setValue } = useFormContext();
  const { scan, told } = useInTurn(async tag => {
    const line = await offer(tag, getValues('salesOrderId') as string | null);
    if (!line) return { code: tag, text: translate('sales.noSuchTag', { tag }), look: 'error' };
    const lines = (getValues('lines') ?? []) as Lines;
    const { pieceId } = line;
    if (piecesOf(lines).includes(pieceId))
      return { code: tag, text: translate('sales.scannedBefore', { tag }), look: 'error', pieceId };
    setValue('lines', [...lines, line], { shouldDirty: true });
    const description = line['description'] ?? '';
    return { code: tag, text: translate('sales.scanned', { tag, description }), look: 'success', pieceId };
  });
  const pieces = useWatch({ name: 'lines', compute: piecesOf });
  const holds = told?.pieceId == null || pieces.includes(told.pieceId);
  return { scan, told: holds ? told : undefined };
}

type Lines = readonly { pieceId?: unknown }[];
const piecesOf = (lines: Lines | null) => (lines ?? []).map(({ pieceId }) => pieceId);
