import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useSyncExternalStore, type ReactNode } from 'react';
import { useTranslate, type RaRecord } from 'react-admin';
import { loadedLater } from '../lazyView.tsx';
import { useCan } from '../../../authProvider/useSession.ts';
import { beginText } from '../../../dataProvider/sharedTexts.ts';
import { useAction } from '../../../forms/useAction.ts';
import type { TextSync } from '../../../sharedTexts/TextSync.ts';
import { LoadTrouble } from '../pages/LoadTrouble.tsx';
import { useEntity } from '../useEntity.ts';
import { SyncLine } from './SyncLine.tsx';
import { useTextSync } from './useTextSync.ts';

const SharedEditor = loadedLater(async () => (await import('./SharedEditor.tsx')).SharedEditor);

type Props = { record: RaRecord; name: string; below?: ReactNode };

/** A text of the record that several people write at once: read by whoever may, begun and written by whoever may do that. */
export function SharedText({ record, name, below }: Props) {
  const { resource, texts } = useEntity();
  const may = useCan();
  const sync = useTextSync({ resource, id: record.id, name });
  const { permissions } = texts![name]!;
  return (
    <Opened
      key={sync.document.clientID}
      record={record}
      name={name}
      sync={sync}
      below={below}
      mayWrite={may(permissions.update)}
    />
  );
}

function Opened({ record, name, sync, below, mayWrite }: Props & { sync: TextSync; mayWrite: boolean }) {
  const translate = useTranslate();
  const { resource } = useEntity();
  const { text, phase, error } = useSyncExternalStore(sync.subscribe, sync.state);
  if (!text) return phase === 'reading' ? <Skeleton variant="rounded" height={240} /> : <LoadTrouble error={error} />;
  if (!text.isBegun) return <Begin record={record} name={name} sync={sync} />;
  const words = `resources.${resource}.texts.${name}`;
  const help = translate(`${words}.help`, { _: '' });
  return (
    <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)', maxWidth: 800 }}>
      {help && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {help}
        </Typography>
      )}
      <SharedEditor
        document={sync.document}
        label={translate(`${words}.label`)}
        readOnly={!mayWrite}
        meanwhile={<Skeleton variant="rounded" height={240} />}
      />
      <SyncLine sync={sync} />
      {below}
    </Box>
  );
}

function Begin({ record, name, sync }: Props & { sync: TextSync }) {
  const translate = useTranslate();
  const may = useCan();
  const { resource, texts } = useEntity();
  const { run, isBusy } = useAction([], sync.news);
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      <Typography sx={{ color: 'text.secondary' }}>{translate('kit.texts.none')}</Typography>
      {may(texts![name]!.permissions.create) && (
        <Button
          variant="contained"
          loading={isBusy}
          onClick={() => run(() => beginText({ resource, id: record.id, name }))}
        >
          {translate('kit.texts.begin')}
        </Button>
      )}
    </Box>
  );
}
