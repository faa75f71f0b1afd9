import Autocomplete from '@mui/material/Autocomplete';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslate, type RaRecord } from 'react-admin';
import { useSession } from '../../../authProvider/useSession.ts';
import { addRemark } from '../../../dataProvider/remarks.ts';
import { useColleagues, type Colleague } from '../people/useColleagues.ts';
import { useEntity } from '../useEntity.ts';
import { RemarkEditor } from './RemarkEditor.tsx';
import { useDraft } from './useDraft.ts';
import { useRemarkCall } from './useRemarkCall.ts';

/** A remark as it is written. Whoever is to hear of it is chosen beside it. */
export function RemarkForm({ record }: { record: RaRecord }) {
  const translate = useTranslate();
  const { resource } = useEntity();
  const [text, setText, forget] = useDraft(`${resource}/${record.id}`);
  const [told, setTold] = useState<Colleague[]>([]);
  const { run, isBusy, problem } = useRemarkCall(() => {
    forget();
    setTold([]);
  });
  const send = () => run(() => addRemark(resource, record.id, { text, mentions: told.map(({ id }) => id) }));
  return (
    <RemarkEditor
      label={translate('kit.remarks.write')}
      value={text}
      problem={problem}
      onChange={setText}
      onSend={send}
    >
      {(text !== '' || told.length > 0) && (
        <>
          <Tell chosen={told} onChange={setTold} />
          <Button type="submit" variant="outlined" loading={isBusy} sx={{ justifySelf: 'start' }}>
            {translate('kit.remarks.add')}
          </Button>
        </>
      )}
    </RemarkEditor>
  );
}

function Tell({ chosen, onChange }: { chosen: Colleague[]; onChange: (chosen: Colleague[]) => void }) {
  const translate = useTranslate();
  const { colleagues, isPending } = useColleagues();
  const { user } = useSession();
  return (
    <Autocomplete
      multiple
      loading={isPending}
      options={colleagues.filter(({ id }) => id !== user?.id)}
      value={chosen}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      onChange={(_, people) => onChange(people)}
      renderInput={params => <TextField {...params} label={translate('kit.remarks.tell')} />}
    />
  );
}
