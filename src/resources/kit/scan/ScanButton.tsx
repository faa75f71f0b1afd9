import CameraIcon from '@mui/icons-material/QrCodeScanner';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { queryKeys } from '../../../queryKeys.ts';
import { tall } from '../../../theme/touch.ts';
import { loadedLater } from '../lazyView.tsx';
import type { Told } from './told.ts';

type Props = {
  /** Of each code. */
  onCode: (code: string) => void;
  told: Told | undefined;
};

const CameraScan = loadedLater(async () => (await import('./CameraScan.tsx')).CameraScan);

/** Opens the camera, which reads codes one after the other; nothing where the device has none. */
export function ScanButton(props: Props) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const { data: hasCamera } = useQuery({ queryKey: queryKeys.camera, queryFn: mayHaveCamera, staleTime: Infinity });
  if (!hasCamera) return null;
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<CameraIcon />}
        onClick={() => setOpen(true)}
        sx={{ ...tall, flexShrink: 0 }}
      >
        {translate('kit.scan.open')}
      </Button>
      {isOpen && <CameraScan meanwhile={null} onClose={() => setOpen(false)} {...props} />}
    </>
  );
}

/** Over plain http no page hears of a camera: a device for fingers has one all the same, and is told what is wrong. */
async function mayHaveCamera(): Promise<boolean> {
  const devices = navigator.mediaDevices as MediaDevices | undefined;
  if (!devices) return navigator.maxTouchPoints > 0;
  return (await devices.enumerateDevices()).some(({ kind }) => kind === 'videoinput');
}
