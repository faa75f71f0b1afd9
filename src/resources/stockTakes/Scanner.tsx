import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState, type KeyboardEvent, type SyntheticEvent } from 'react';
import { useTranslate } from 'react-admin';
import { mostOfTag } from '../../../schema/rules/stockTakes.ts';
import { ScanButton } from '../kit/scan/ScanButton.tsx';
import { longestFrame } from '../kit/scan/readScan.ts';
import { useScanKeys } from '../kit/scan/useScanKeys.ts';
import { useScans, type Scanned } from './useScans.ts';

const looks = { found: 'success', elsewhere: 'warning', unknown: 'error' } as const;

/** The field for one tag after the other, by a scanner or by hand. */
export function Scanner({ take }: { take: string }) {
  const translate = useTranslate();
  const { scan, send, last, left } = useScans(take);
  const { typed, setTyped, onKeyDown, submit } = useTypedTag(scan);
  const toldOf = useToldOf();
  const text = last ? toldOf(last) : '';
  return (
    <Box component="form" onSubmit={submit} sx={{ display: 'grid', gap: 1.5, maxWidth: 640 }}>
      <TextField
        label={translate('stockTakes.scan')}
        helperText={translate('stockTakes.scanHelp')}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        slotProps={{
          htmlInput: {
            onKeyDown,
            maxLength: mostOfTag + longestFrame,
            autoComplete: 'off',
            autoCapitalize: 'characters',
            enterKeyHint: 'next',
          },
        }}
        autoFocus
        fullWidth
      />
      <ScanButton onCode={scan} told={last ? { code: last.tag, text, look: looks[last.outcome] } : undefined} />
      <Box role="status">{last && <Alert severity={looks[last.outcome]}>{text}</Alert>}</Box>
      {left > 0 && (
        <Alert severity="info" action={<Button onClick={() => send()}>{translate('stockTakes.sendAgain')}</Button>}>
          {translate('stockTakes.waiting', { smart_count: left })}
        </Alert>
      )}
    </Box>
  );
}

function useToldOf() {
  const translate = useTranslate();
  return ({ tag, outcome, again }: Scanned) =>
    [tag, translate(`stockTakes.outcome.${outcome}`), ...(again ? [translate('stockTakes.again')] : [])].join(' · ');
}

/** Reads one tag after the other from a field: a scanner's at its last key, a typed one with Enter. */
function useTypedTag(scan: (tag: string) => void) {
  const [typed, setTyped] = useState('');
  const keys = useScanKeys();
  const add = (tag: string) => {
    if (!tag) return;
    setTyped('');
    scan(tag);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const tag = keys.take(event, event.currentTarget.value);
    if (tag === undefined) return;
    event.preventDefault();
    add(tag);
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    event.stopPropagation();
    add(keys.read(typed));
  };
  return { typed, setTyped, onKeyDown, submit };
}
