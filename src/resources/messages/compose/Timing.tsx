import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useController } from 'react-hook-form';
import { DateTimeInput, TextInput, useTranslate } from 'react-admin';
import { clockTime, quietDefault } from '../../../../schema/rules/quietHours.ts';
import { formatDateTime } from '../../../format.ts';
import { Section } from '../../kit/form/Section.tsx';
import { fromShopTime, toShopTime } from '../../kit/shopTime.ts';
import { useTerms } from '../useTerms.ts';
import { Costing } from './Costing.tsx';
import type { Draft } from './draft.ts';
import { useDeparture } from './useDeparture.ts';
import { useDraft } from './useDraft.ts';

/** When it goes out, under which name it is kept, and what it costs. */
export function Timing() {
  return (
    <>
      <Section title="messenger.section.when">
        <When />
        <TextInput source="name" label="messenger.name" helperText="messenger.name_help" isRequired />
      </Section>
      <Costing />
    </>
  );
}

function When() {
  const translate = useTranslate();
  const { field } = useController<Draft, 'when'>({ name: 'when' });
  return (
    <div>
      <RadioGroup row aria-label={translate('messenger.section.when')} {...field}>
        <FormControlLabel value="now" control={<Radio />} label={translate('messenger.when.now')} />
        <FormControlLabel value="later" control={<Radio />} label={translate('messenger.when.later')} />
      </RadioGroup>
      {field.value === 'later' && (
        <Box sx={{ mt: 1 }}>
          <DateTimeInput
            source="scheduledAt"
            label="messenger.when.at"
            helperText="messenger.when.at_help"
            format={toShopTime}
            parse={fromShopTime}
            isRequired
          />
        </Box>
      )}
      <Quiet />
    </div>
  );
}

/** Inside the quiet hours it is told when it will really go. */
function Quiet() {
  const translate = useTranslate();
  const quiet = useTerms()?.quiet;
  const { at, isQuiet } = useDeparture(useDraft().draft);
  if (!quiet || !at || !isQuiet) return null;
  const hours = { from: clockTime(quiet.from ?? quietDefault.from), to: clockTime(quiet.to ?? quietDefault.to) };
  return (
    <Alert severity="info" sx={{ mt: 1.5 }}>
      {translate('messenger.when.quiet', { ...hours, at: formatDateTime(at) })}
    </Alert>
  );
}
