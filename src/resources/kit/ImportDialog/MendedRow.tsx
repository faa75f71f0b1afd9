import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { RowError } from '../../../../schema/kit/importReport.ts';
import { formatCount } from '../../../format.ts';
import { useEntity } from '../useEntity.ts';
import { useWords } from '../useWords.ts';

type RowProps = {
  errors: readonly RowError[];
  typed: Readonly<Record<string, string>>;
  onType: (field: string, value: string) => void;
};

/** What is wrong with one row, each value where it can be corrected. */
export function MendedRow({ errors, typed, onType }: RowProps) {
  const translate = useTranslate();
  const { label } = useWords(useEntity());
  const [{ row, title }] = errors as [RowError];
  const name = [`${translate('kit.import.row')} ${formatCount(row)}`, title].filter(Boolean).join(': ');
  return (
    <Box role="group" aria-label={name} sx={{ display: 'grid', gap: 1 }}>
      <Typography variant="subtitle2">{name}</Typography>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' }, alignItems: 'start' }}>
        {errors.map(({ field, value, message }) =>
          field ? (
            <TextField
              key={field}
              error
              label={label(field)}
              helperText={message}
              value={typed[field] ?? value ?? ''}
              onChange={({ target }) => onType(field, target.value)}
            />
          ) : (
            <Typography key={field} color="error">
              {message}
            </Typography>
          ),
        )}
      </Box>
    </Box>
  );
}
