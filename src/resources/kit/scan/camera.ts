/** Why there is no picture: the word that tells of it. */
export type CameraProblem = 'denied' | 'none' | 'busy' | 'insecure' | 'ended';
export type CameraState =
  | { is: 'starting' }
  | { is: 'on'; light: ((isOn: boolean) => Promise<void>) | null }
  | { is: 'off'; why: CameraProblem };

type Tell = (state: CameraState) => void;

/** Shows the back camera in `video` until the signal, which ends its track whatever it is in the middle of. */
export async function showCamera(video: HTMLVideoElement, end: AbortSignal, tell: Tell): Promise<void> {
  const told: Tell = state => end.aborted || tell(state);
  told({ is: 'starting' });
  // Missing on pages that came over plain http.
  const devices = navigator.mediaDevices as MediaDevices | undefined;
  if (!devices) return told({ is: 'off', why: 'insecure' });
  try {
    const stream = await devices.getUserMedia({ video: wished, audio: false });
    const stop = () => {
      stream.getTracks().forEach(track => track.stop());
      video.srcObject = null;
    };
    if (end.aborted) return stop();
    end.addEventListener('abort', stop, { once: true });
    const [track] = stream.getVideoTracks();
    track?.addEventListener('ended', () => told({ is: 'off', why: 'ended' }));
    video.srcObject = stream;
    await video.play();
    told({ is: 'on', light: lightOf(track) });
  } catch (error) {
    told({ is: 'off', why: problemOf(error) });
  }
}

const wished = { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 720 } } as const;

const problems: Record<string, CameraProblem> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'none',
  OverconstrainedError: 'none',
};

const problemOf = (error: unknown): CameraProblem => (error instanceof DOMException && problems[error.name]) || 'busy';

type Lit = { torch?: boolean };

/** Null where the camera has no light, or the browser no way to it. */
function lightOf(track: MediaStreamTrack | undefined) {
  const has = (track?.getCapabilities?.() as Lit | undefined)?.torch;
  if (!track || !has) return null;
  return (isOn: boolean) => track.applyConstraints({ advanced: [{ torch: isOn } as MediaTrackConstraintSet] });
}
