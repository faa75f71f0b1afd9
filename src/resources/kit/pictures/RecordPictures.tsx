import type { RaRecord } from 'react-admin';
import type { FieldInfo } from '../../../../schema/kit/fieldInfo.ts';
import type { Picture } from '../../../../schema/kit/meta.ts';
import { pathOf } from '../../../dataProvider/paths.ts';
import { takePictures } from '../inputs/pictures/picked.ts';
import { PictureList } from '../inputs/pictures/PictureList.tsx';
import { Thumbnails } from '../inputs/pictures/Thumbnails.tsx';
import { SendAgain } from '../upload/SendAgain.tsx';
import { useUploads } from '../upload/useUploads.ts';
import { useEntity } from '../useEntity.ts';
import { useWords } from '../useWords.ts';
import { SendingThumbnail } from './SendingThumbnail.tsx';
import { usePictureCalls, useRefreshed } from './usePictureCalls.ts';

/** A field of pictures of a record that exists: each is added, moved and removed at once, by a call of its own. */
export function RecordPictures({ record, info: { name } }: { record: RaRecord; info: FieldInfo }) {
  const entity = useEntity();
  const { label } = useWords(entity);
  const path = `${pathOf(entity.resource, record)}/${record.id}/${name}`;
  const { pictures, isBusy, order, remove } = usePictureCalls(path, (record[name] ?? []) as Picture[]);
  const { sending, problem, held, add, again, forget } = useUploads({
    path,
    field: 'image',
    take: (files, waiting) => takePictures(files, pictures.length + waiting),
    refresh: useRefreshed(),
  });
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
      <SendAgain words="kit.pictures.not_sent" held={held} onAgain={again} />
    </PictureList>
  );
}
