import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import PrintIcon from '@mui/icons-material/PrintOutlined';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { saveAs } from '../../dataProvider/extras.ts';
import { useAction } from '../../forms/useAction.ts';
import { Question } from '../../forms/Question.tsx';
import { queryKeys } from '../../queryKeys.ts';
import { allEntities } from '../../entityOf.ts';
import { erasePerson, type Kept, type Person } from './calls.ts';
import { KeptOfAKind } from './KeptOfAKind.tsx';
import { serverNow } from '../../serverClock.ts';

type Props = { person: Person; kept: readonly Kept[]; onErased: () => void };

/** All of it, kind by kind, and what can be done with it. */
export function KeptAbout({ person, kept, onErased }: Props) {
  const translate = useTranslate();
  if (!kept.length)
    return (
      <Typography role="status" color="text.secondary">
        {translate('personalData.nothing')}
      </Typography>
    );
  const hindrances = kept.flatMap(({ hindrance }) => hindrance ?? []);
  const isErasable = !hindrances.length && kept.some(({ onErasure }) => onErasure !== 'stays');
  return (
    <>
      {hindrances.length > 0 && (
        <Alert severity="warning">
          <AlertTitle>{translate('personalData.hindered')}</AlertTitle>
          <Box component="ul" sx={{ m: 0, pl: 2 }}>
            {hindrances.map(hindrance => (
              <li key={hindrance}>{hindrance}</li>
            ))}
          </Box>
        </Alert>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="outlined" startIcon={<DownloadIcon />} onClick={() => handOver(person, kept)}>
          {translate('personalData.download')}
        </Button>
        <Button variant="outlined" startIcon={<PrintIcon />} onClick={() => print()}>
          {translate('personalData.print')}
        </Button>
        {isErasable && <Erase person={person} onErased={onErased} />}
      </Box>
      {kept.map(one => (
        <KeptOfAKind key={`${one.entity} ${one.onErasure}`} {...one} />
      ))}
    </>
  );
}

function Erase({ person, onErased }: Omit<Props, 'kept'>) {
  const translate = useTranslate();
  const [isAsked, setAsked] = useState(false);
  const every = allEntities.map(({ resource }) => queryKeys.of(resource));
  const { isBusy, run } = useAction(every, onErased);
  const erase = () => run(() => erasePerson(person), { done: 'personalData.erased' });
  return (
    <>
      <Button variant="outlined" color="error" onClick={() => setAsked(true)}>
        {translate('personalData.erase')}
      </Button>
      {isAsked && (
        <Question
          title={translate('personalData.ask')}
          text={translate('personalData.final')}
          confirm={translate('personalData.confirm')}
          isBusy={isBusy}
          onConfirm={erase}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  );
}

/** For whoever asked, in the words of the API. */
function handOver(person: Person, kept: readonly Kept[]): void {
  const at = serverNow().toISOString();
  const told = kept.map(({ entity, records, remarks, files }) => ({ entity, records, remarks, files }));
  const text = JSON.stringify({ at, person, kept: told }, null, 2);
  saveAs(new Blob([text], { type: 'application/json' }), `personal-data-${at.slice(0, 10)}.json`);
}
