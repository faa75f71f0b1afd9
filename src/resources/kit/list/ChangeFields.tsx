import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { raisable } from '../../../../schema/rules/raises.ts';
import { tall } from '../../../theme/touch.ts';
import { Field } from '../inputs/inputs.tsx';
import { useEntity } from '../useEntity.ts';
import { useWords } from '../useWords.ts';
import { percentField, type How } from './manyChanges.ts';

type Props = {
  fields: string[];
  name: string;
  how: How;
  /** Kept while the preview is shown. */
  isAway: boolean;
  onName: (name: string) => void;
  onHow: (how: How) => void;
};

/** The field, and what it becomes: an amount may also rise by percent. */
export function ChangeFields({ fields, name, how, isAway, onName, onHow }: Props) {
  const translate = useTranslate();
  const entity = useEntity();
  const { label } = useWords(entity);
  const say = (key: string) => translate(`kit.bulk.${key}`);
  return (
    <Box sx={{ display: isAway ? 'none' : 'grid', gap: 2 }}>
      <TextField select label={say('field')} value={name} onChange={event => onName(event.target.value)}>
        {fields.map(field => (
          <MenuItem key={field} value={field}>
            {label(field)}
          </MenuItem>
        ))}
      </TextField>
      {raisable(entity).includes(name) && (
        <ToggleButtonGroup
          exclusive
          size="small"
          sx={{ '& .MuiToggleButton-root': { px: 1.5, ...tall } }}
          aria-label={say('how')}
          value={how}
          onChange={(_, next: How | null) => next && onHow(next)}
        >
          <ToggleButton value="set">{say('set')}</ToggleButton>
          <ToggleButton value="raise">{say('raise')}</ToggleButton>
        </ToggleButtonGroup>
      )}
      <div>
        <Field info={how === 'set' ? entity.info[name]! : percentField(say('percent'))} />
        {how === 'raise' && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {say('percent_help')}
          </Typography>
        )}
      </div>
    </Box>
  );
}
