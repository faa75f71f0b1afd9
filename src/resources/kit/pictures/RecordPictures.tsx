import RetryIcon from '@mui/icons-material/Refresh';
import Button from '@mui/material/Button';
import { useTranslate, type RaRecord } from 'react-admin';
import type { FieldInfo } from '../../../../schema/kit/fieldInfo.ts';
import type { Picture } from '../../../../schema/kit/meta.ts';
import { pathOf } from '../../../dataProvider/paths.ts';
import { PictureList } from '../inputs/pictures/PictureList.tsx';
import { Thumbnails } from '../inputs/pictures/Thumbnails.tsx';
import { useEntity } from '../useEntity.ts';
import { useWords } from '../useWords.ts';
import { SendingThumbnail } from './SendingThumbnail.tsx';
import { usePictureCalls } from './usePictureCalls.ts';
import { usePictureUploads } from './usePictureUploads.ts';

/** A field of pictures of a record that exists: each is added, moved and removed at once, by a call of its own. */
export function RecordPictures({ record, info: { name } }: { record: RaRecord; info: FieldInfo }) {
  const translate = useTranslate();
  const entity = useEntity();
  const { label } = useWords(entity);
  const path = `${pathOf(entity.resource, record)}/${record.id}/${name}`;
  const { pictures, isBusy, order, remove } = usePictureCalls(path, (record[name] ?? []) as Picture[]);
  const { sending, problem, add, again, forget } = usePictureUploads(path, pictures.length);
  const held = sending.filter(({ isHeld }) => isHeld).length;
  return (
    <PictureList label={label(name)} isHeading problem={problem} onPick={add} multiple>
      <Thumbnails
        label={label(name)}
        pictures={pictures}
        onRemove={({ id }) => remove(id)}
        onOrder={order}
        disabled={isBusy}
      >
        {sending.map(picture => (
          <SendingThumbnail key={picture.id} picture={picture} onForget={() => forget(picture.id)} />
        ))}
      </Thumbnails>
      {held > 0 && (
        <Button color="warning" startIcon={<RetryIcon />} onClick={again} sx={{ justifySelf: 'start' }}>
          {translate('kit.pictures.not_sent', { smart_count: held })} {translate('kit.retry')}
        </Button>
      )}
    </PictureList>
  );
}
