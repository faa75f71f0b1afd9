import RetryIcon from '@mui/icons-material/Refresh';
import Button from '@mui/material/Button';
import { useRecordContext, useTranslate } from 'react-admin';
import { products } from '../../../schema/entities/products.ts';
import type { Picture } from '../../../schema/kit/meta.ts';
import { pathOf } from '../../dataProvider/paths.ts';
import { PictureList } from '../kit/inputs/pictures/PictureList.tsx';
import { Thumbnails } from '../kit/inputs/pictures/Thumbnails.tsx';
import { useMay } from '../kit/useMay.ts';
import { useWords } from '../kit/useWords.ts';
import { SendingThumbnail } from './SendingThumbnail.tsx';
import { useImageCalls } from './useImageCalls.ts';
import { useImageUploads } from './useImageUploads.ts';

/** The pictures of a product that exists: each is added, moved and removed at once, by a call of its own. */
export function ProductImages() {
  const record = useRecordContext()!;
  const translate = useTranslate();
  const { label } = useWords(products);
  const mayEdit = useMay(products.resource, 'edit');
  const path = `${pathOf(products.resource)}/${record.id}/images`;
  const { pictures, isBusy, order, remove } = useImageCalls(path, (record.images ?? []) as Picture[]);
  const { sending, problem, add, again, forget } = useImageUploads(path, pictures.length);
  const held = sending.filter(({ isHeld }) => isHeld).length;
  return (
    <PictureList label={label('images')} isHeading problem={problem} onPick={add} multiple disabled={!mayEdit}>
      <Thumbnails
        label={label('images')}
        pictures={pictures}
        onRemove={({ id }) => remove(id)}
        onOrder={order}
        disabled={isBusy || !mayEdit}
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
