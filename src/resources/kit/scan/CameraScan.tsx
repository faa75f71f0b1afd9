import LightIcon from '@mui/icons-material/FlashlightOn';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { useTranslate } from 'react-admin';
import { TitledDialog } from '../form/TitledDialog.tsx';
import type { CameraState } from './camera.ts';
import { Signal } from './signal.ts';
import { readScan } from './readScan.ts';
import type { Told } from './told.ts';
import { useCamera } from './useCamera.ts';
import { useCodes } from './useCodes.ts';

type Props = { onCode: (code: string) => void; told: Told | undefined; onClose: () => void };

/** The camera, what it has read, and what came of that. */
export function CameraScan(props: Props) {
  const translate = useTranslate();
  return (
    <TitledDialog title={translate('kit.scan.open')} width={560} onClose={props.onClose}>
      <Inside {...props} />
    </TitledDialog>
  );
}

/** What a dialog holds is drawn after the dialog: here the video is there for who shows something in it. */
function Inside({ onCode, told: toldLast, onClose }: Props) {
  const translate = useTranslate();
  const video = useRef<HTMLVideoElement>(null);
  const { state, again } = useCamera(video);
  const [codes, setCodes] = useState<readonly string[]>([]);
  const looking = useCodes(video, state.is === 'on', scanned => {
    const code = readScan(scanned);
    setCodes([code, ...codes]);
    onCode(code);
  });
  const told = toldLast && codes.some(code => isSame(code, toldLast.code)) ? toldLast : undefined;
  useSignals(codes.length, told);
  return (
    <>
      {/* Without anything in it to go to, keys scroll it all the same. */}
      <DialogContent tabIndex={0} sx={content}>
        <Picture video={video} isOn={state.is === 'on'} />
        <Status state={state} looking={looking} again={again} />
        {told && <Alert severity={told.look}>{told.text}</Alert>}
        <Read codes={codes} />
      </DialogContent>
      <DialogActions sx={{ p: 2, gap: 1, pb: 'calc(16px + env(safe-area-inset-bottom))' }}>
        {state.is === 'on' && state.light && <Light turn={state.light} />}
        <Button variant="contained" onClick={onClose} sx={large}>
          {translate('kit.scan.done')}
        </Button>
      </DialogActions>
    </>
  );
}

function Picture({ video, isOn }: { video: RefObject<HTMLVideoElement | null>; isOn: boolean }) {
  return (
    <Box sx={frame}>
      <Box
        component="video"
        ref={video}
        muted
        playsInline
        aria-hidden
        sx={{ width: 1, height: 1, objectFit: 'cover', display: 'block' }}
      />
      {isOn && <Box aria-hidden sx={aim} />}
    </Box>
  );
}

type StatusProps = { state: CameraState; looking: ReturnType<typeof useCodes>; again: () => void };

function Status({ state, looking, again }: StatusProps) {
  const translate = useTranslate();
  if (state.is === 'off')
    return (
      <Alert severity="error" action={<Button onClick={again}>{translate('kit.scan.again')}</Button>}>
        {translate(`kit.scan.problem.${state.why}`)}
      </Alert>
    );
  if (looking === 'failed') return <Alert severity="error">{translate('kit.scan.failed')}</Alert>;
  const now = state.is === 'starting' ? 'starting' : looking;
  return (
    <Alert role="status" severity={now === 'nothing' ? 'warning' : 'info'}>
      {translate(`kit.scan.${now}`)}
    </Alert>
  );
}

/** All of this opening, the newest first. */
function Read({ codes }: { codes: readonly string[] }) {
  const translate = useTranslate();
  const title = translate('kit.scan.read', { smart_count: codes.length });
  return (
    <Box component="section" aria-label={title}>
      <Box role="status">{codes.length > 0 && title}</Box>
      <Box component="ol" reversed sx={{ m: 0, pl: 4 }}>
        {codes.map((code, n) => (
          <Box component="li" key={codes.length - n} sx={{ overflowWrap: 'anywhere' }}>
            {code}
          </Box>
        ))}
      </Box>
    </Box>
  );
}

function Light({ turn }: { turn: (isOn: boolean) => Promise<void> }) {
  const translate = useTranslate();
  const [isOn, setOn] = useState(false);
  const press = () =>
    void turn(!isOn).then(
      () => setOn(!isOn),
      () => undefined,
    );
  return (
    <Button
      variant={isOn ? 'contained' : 'outlined'}
      color="inherit"
      startIcon={<LightIcon />}
      aria-pressed={isOn}
      onClick={press}
      sx={large}
    >
      {translate('kit.scan.light')}
    </Button>
  );
}

/** One for each code, and another one where it was not wanted. */
function useSignals(count: number, told: Told | undefined): void {
  const signal = useRef<Signal>(undefined);
  useEffect(() => {
    const opened = (signal.current = new Signal());
    return () => opened.close();
  }, []);
  useEffect(() => {
    if (count) signal.current?.give(false);
  }, [count]);
  useEffect(() => {
    if (told && told.look !== 'success') signal.current?.give(true);
  }, [told]);
}

/** Servers write tags their own way. */
const isSame = (one: string, other: string) => one.toUpperCase() === other.toUpperCase();

const content = { display: 'grid', gap: 1.5, alignContent: 'start', gridTemplateColumns: 'minmax(0, 1fr)' };
const large = { minHeight: 48, flex: 1 };
const frame = {
  position: 'relative',
  height: { xs: 'min(45vh, 75vw)', sm: 'min(45vh, 360px)' },
  bgcolor: 'common.black',
  borderRadius: 1,
  overflow: 'hidden',
};
const aim = {
  position: 'absolute',
  inset: '18% 26%',
  border: 3,
  borderColor: 'common.white',
  borderRadius: 2,
  opacity: 0.8,
};
