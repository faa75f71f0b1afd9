import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { ChipRow } from '../resources/kit/list/ChipRow.tsx';
import { tall } from '../theme/touch.ts';
import { DayFields } from '../resources/kit/papers/DayFields.tsx';
import { periods, type Period } from '../periods.ts';

type Props = { period: Period; onChange: (period: Period) => void };

/** From which day to which: by their dates, or with one press. */
export function PeriodBar({ period, onChange }: Props) {
  return (
    <Box sx={bar}>
      <DayFields period={period} onChange={onChange} sx={dayInput} />
      <Shortcuts period={period} onChange={onChange} />
    </Box>
  );
}

function Shortcuts({ period, onChange }: Props) {
  const translate = useTranslate();
  const choices = Object.entries(periods).map(([id, of]) => {
    const its = of();
    return {
      id,
      label: translate(`books.period.${id}`),
      isChosen: its.from === period.from && its.to === period.to,
      onChoose: () => onChange(its),
    };
  });
  return <ChipRow label={translate('books.period.label')} choices={choices} />;
}

/** Beside others it grows no wider than the page, in which its shortcuts slide. */
const bar = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1.5,
  minWidth: 0,
  '@media print': { display: 'none' },
};

const dayInput = {
  flex: { xs: '1 1 140px', sm: '0 0 180px' },
  '& input': { boxSizing: 'border-box', height: 'auto', ...tall },
};
