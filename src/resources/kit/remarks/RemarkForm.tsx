import AddPhotoIcon from '@mui/icons-material/AddPhotoAlternateOutlined';
import Autocomplete from '@mui/material/Autocomplete';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslate, type RaRecord } from 'react-admin';
import { useSession } from '../../../authProvider/useSession.ts';
import { addRemark } from '../../../dataProvider/remarks.ts';
import { FileButton } from '../inputs/FileButton.tsx';
import { Thumbnails } from '../inputs/pictures/Thumbnails.tsx';
import { useColleagues, type Colleague } from '../people/useColleagues.ts';
import { SendingBar } from '../upload/SendingBar.tsx';
import { useEntity } from '../useEntity.ts';
import { RemarkEditor } from './RemarkEditor.tsx';
import { useDraft } from './useDraft.ts';
import { useRemarkCall } from './useRemarkCall.ts';
import { useRemarkPictures, type RemarkPictures } from './useRemarkPictures.ts';

/** A remark as it is written. Whoever is to hear of it is chosen beside it. */
export function RemarkForm({ record }: { record: RaRecord }) {
  const translate = useTranslate();
  const { resource, space } = useEntity();
  const [text, setText, forget] = useDraft(`${resource}/${record.id}`);
  const [told, setTold] = useState<Colleague[]>([]);
  const pictures = useRemarkPictures();
  const { run, isBusy, problem } = useRemarkCall(() => {
    forget();
    setTold([]);
    pictures.forget();
  });
  const send = () =>
    run(() =>
      pictures.sent((files, upload) =>
        addRemark(resource, record.id, { text, mentions: told.map(({ id }) => id), pictures: files }, upload),
      ),
    );
  const isBegun = text !== '' || told.length > 0 || pictures.picked.length > 0;
  return (
    <RemarkEditor
      label={translate('kit.remarks.write')}
      value={text}
      problem={problem}
      onChange={setText}
      onSend={send}
    >
      <Pictures pictures={pictures} isBusy={isBusy} />
      {isBegun && (
        <>
          {space !== 'platform' && <Tell chosen={told} onChange={setTold} />}
          <Button type="submit" variant="outlined" loading={isBusy} sx={{ justifySelf: 'start' }}>
            {translate('kit.remarks.add')}
          </Button>
        </>
      )}
    </RemarkEditor>
  );
}

export function Pictures({ pictures, isBusy }: { pictures: RemarkPictures; isBusy: boolean }) {
  const translate = useTranslate();
  const { picked, problem, progress, add, drop } = pictures;
  const title = translate('kit.remarks.pictures');
  return (
    <>
      <Thumbnails label={title} pictures={picked} onRemove={drop} onBroken={drop} disabled={isBusy} />
      <FileButton
        text={translate('kit.remarks.attach')}
        accept="image/*"
        onPick={add}
        multiple
        disabled={isBusy}
        size="small"
        startIcon={<AddPhotoIcon />}
        sx={{ justifySelf: 'start' }}
      />
      {problem && (
        <FormHelperText error role="alert" sx={{ m: 0 }}>
          {translate(problem, { _: problem })}
        </FormHelperText>
      )}
      {isBusy && progress && <SendingBar file={{ title, progress }} />}
    </>
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
