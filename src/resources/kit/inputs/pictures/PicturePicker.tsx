import AddPhotoIcon from '@mui/icons-material/AddPhotoAlternateOutlined';
import CameraIcon from '@mui/icons-material/PhotoCameraOutlined';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslate } from 'react-admin';
import { FileButton } from '../FileButton.tsx';

type Props = { onPick: (files: File[]) => void; multiple?: boolean; disabled?: boolean; describedBy?: string };

/** Files of this device and, where there is one at hand, its camera. */
export function PicturePicker(props: Props) {
  const translate = useTranslate();
  const isHandheld = useMediaQuery('(pointer: coarse)');
  const button = { ...props, accept: 'image/*', variant: 'outlined', size: 'small' } as const;
  return (
    <>
      <FileButton
        {...button}
        startIcon={<AddPhotoIcon />}
        text={translate(props.multiple ? 'kit.pictures.add' : 'kit.pictures.choose')}
      />
      {isHandheld && (
        <FileButton
          {...button}
          startIcon={<CameraIcon />}
          text={translate('kit.pictures.take')}
          multiple={false}
          camera
        />
      )}
    </>
  );
}
