import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { copySets, type Paper, type PaperPeriod, type PaperSize } from '../../../../schema/kit/papers.ts';
import { languages, languageTags, type Language } from '../../../../schema/words/languages.ts';
import type { Look } from '../../../dataProvider/papers.ts';
import { thisYear } from '../../../periods.ts';
import { pageLanguage } from '../../../i18n/language.ts';
import { DayFields } from './DayFields.tsx';

type Props = { sizes: readonly PaperSize[]; look: Look; onChange: (look: Look) => void };

/** How a paper is to be: its size and its language, and of which days. */
export function LookFields({ sizes, look, onChange }: Props) {
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: '1fr 1fr', pt: 1 }}>
      <Choice
        label={translate('kit.papers.size')}
        value={look.size}
        names={Object.fromEntries(sizes.map(size => [size, translate(`kit.papers.sizes.${size}`)]))}
        onChange={size => onChange({ ...look, size })}
      />
      <Choice
        label={translate('kit.papers.language')}
        value={look.language}
        names={languages}
        onChange={language => onChange({ ...look, language })}
      />
      {look.copies && (
        <Choice
          label={translate('kit.papers.copies')}
          value={look.copies}
          names={Object.fromEntries(copySets.map(set => [set, translate(`kit.papers.copy_sets.${set}`)]))}
          onChange={copies => onChange({ ...look, copies })}
        />
      )}
      {look.period && <DayFields period={look.period} onChange={period => onChange({ ...look, period })} />}
    </Box>
  );
}

/** The paper's usual size, in the page's language; of this financial year unless told. */
export const firstLook = ({ sizes, reckoned, copies }: Paper, period: PaperPeriod = thisYear()): Look => ({
  size: sizes[0],
  language: printable(pageLanguage()),
  ...(reckoned === 'period' && { period }),
  ...(copies && { copies: 'original' }),
});

const printable = (language: Language): Language => languageTags.find(tag => tag === language) ?? 'en';

type ChoiceProps<T extends string> = {
  label: string;
  value: T;
  names: Record<string, string>;
  onChange: (value: T) => void;
};

function Choice<T extends string>({ label, value, names, onChange }: ChoiceProps<T>) {
  return (
    <TextField select label={label} value={value} onChange={({ target }) => onChange(target.value as T)} fullWidth>
      {Object.entries(names).map(([id, name]) => (
        <MenuItem key={id} value={id}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}
