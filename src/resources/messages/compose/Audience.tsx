import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useController } from 'react-hook-form';
import { useTranslate } from 'react-admin';
import { can } from '../../../../schema/permissions.ts';
import { useCan } from '../../../authProvider/useSession.ts';
import { Section } from '../../kit/form/Section.tsx';
import { ChosenContacts } from './ChosenContacts.tsx';
import { ChosenGroups } from './ChosenGroups.tsx';
import type { Draft, Way } from './draft.ts';
import { MatchingContacts } from './MatchingContacts.tsx';

const inputs = { groups: ChosenGroups, contacts: ChosenContacts, filter: MatchingContacts } satisfies Record<
  Way,
  unknown
>;
const needed = { contacts: can.ContactList, groups: can.GroupList, filter: can.ContactList } as const;

/** Whom it goes to. What was chosen in one way stays while another is looked at. */
export function Audience() {
  const translate = useTranslate();
  const may = useCan();
  const { field } = useController<Draft, 'by'>({ name: 'by' });
  const Input = inputs[field.value];
  return (
    <Section title="messenger.section.audience">
      <ToggleButtonGroup
        exclusive
        fullWidth
        aria-label={translate('messenger.section.audience')}
        value={field.value}
        onChange={(_, way: Way | null) => way && field.onChange(way)}
      >
        {(Object.keys(inputs) as Way[])
          .filter(way => may(needed[way]))
          .map(way => (
            <ToggleButton key={way} value={way} sx={toggle}>
              {translate(`messenger.by.${way}`)}
            </ToggleButton>
          ))}
      </ToggleButtonGroup>
      <Input />
    </Section>
  );
}

const toggle = {
  minHeight: 44,
  lineHeight: '20px',
  bgcolor: 'background.paper',
  '&.Mui-selected, &.Mui-selected:hover': { bgcolor: 'chosen.main', color: 'text.primary', fontWeight: 600 },
};
