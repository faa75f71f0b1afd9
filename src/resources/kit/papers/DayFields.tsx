import type { SxProps } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import type { PaperPeriod } from '../../../../schema/kit/papers.ts';

type Props = { period: PaperPeriod; onChange: (period: PaperPeriod) => void; sx?: SxProps };

/** The first and the last day. */
export function DayFields({ period, onChange, sx = {} }: Props) {
  const translate = useTranslate();
  return (['from', 'to'] as const).map(name => (
    <TextField
      key={name}
      type="date"
      label={translate(`books.${name}`)}
      value={period[name]}
      onChange={({ target: { value } }) => value && onChange({ ...period, [name]: value })}
      slotProps={{ inputLabel: { shrink: true } }}
      sx={sx}
    />
  ));
}
