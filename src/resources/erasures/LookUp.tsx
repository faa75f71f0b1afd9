import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Title, useTranslate } from 'react-admin';
import { erasures } from '../../../schema/entities/erasures.ts';
import { PlainField } from '../../forms/PlainField.tsx';
import { PlainForm, RootFailure, Submit } from '../../forms/PlainForm.tsx';
import { Panel } from '../../layout/home/Panel.tsx';
import { findPerson, type Kept, type Person } from './calls.ts';
import { KeptAbout } from './KeptAbout.tsx';

type Answer = { person: Person; kept: Kept[] };

/** What the shop keeps about somebody who asks: to be shown, handed over, or erased. */
export function LookUp() {
  const translate = useTranslate();
  const [answer, setAnswer] = useState<Answer>();
  const look = async (person: Person) => setAnswer({ person, kept: await findPerson(person) });
  return (
    <Box sx={{ maxWidth: 720, display: 'grid', gap: 3 }}>
      <Title preferenceKey={false} title={translate('personalData.title')} />
      <Panel title={translate('personalData.who')}>
        <PlainForm fields={erasures.actions!.find.input} onSend={look}>
          <Box sx={{ display: 'grid', gap: 2, p: 2 }}>
            <Typography variant="body2" color="text.secondary">
              {translate('personalData.help')}
            </Typography>
            <RootFailure />
            <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
              <PlainField name="mobileNo" type="tel" required={false} />
              <PlainField name="email" type="email" />
            </Box>
            <div>
              <Submit text={translate('personalData.look')} />
            </div>
          </Box>
        </PlainForm>
      </Panel>
      {answer && <KeptAbout {...answer} onErased={() => setAnswer({ ...answer, kept: [] })} />}
    </Box>
  );
}
