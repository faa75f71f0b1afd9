import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { formatMoney } from '../../format.ts';
import { typedFigure } from '../kit/inputs/typedFigure.ts';

/** What a customer hands over, and what goes back of it; `cash` in rupees. Only the counter needs it: no bill keeps it. */
export function Change({ cash }: { cash: number }) {
  const translate = useTranslate();
  const [handed, setHanded] = useState('');
  const { figure, problem } = typedFigure('money', handed);
  const back = (figure ?? 0) - cash;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, flexBasis: '100%' }}>
      <TextField
        label={translate('sales.handed')}
        value={handed}
        error={problem !== undefined}
        helperText={problem}
        onChange={({ target }) => setHanded(target.value)}
        slotProps={{
          input: { startAdornment: <InputAdornment position="start">₹</InputAdornment> },
          htmlInput: { inputMode: 'decimal', autoComplete: 'off', onKeyDown: keepFromSaving },
        }}
        sx={narrow}
      />
      <Typography role="status">
        {figure !== null &&
          translate(back < 0 ? 'sales.missing' : 'sales.giveBack', { amount: formatMoney(Math.abs(back), 'paise') })}
      </Typography>
    </Box>
  );
}

// A form sets how wide its fields are.
const narrow = { '&&': { width: 200 } };

/** Which Enter does in a form. */
const keepFromSaving = (event: React.KeyboardEvent) => {
  if (event.key === 'Enter') event.preventDefault();
};
