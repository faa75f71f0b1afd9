import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderInApp } from '../../../testing.tsx';
import { ScanButton } from './ScanButton.tsx';
import type { Told } from './told.ts';

type Code = { rawValue: string };

/** What the camera sees at each look; the last one stays. */
let seen: (string | null)[];
const detect = vi.fn<() => Promise<Code[]>>();
const formats = vi.fn<(options: { formats: string[] }) => void>();
class Detector {
  static readonly getSupportedFormats = async () => ['aztec', 'code_128', 'qr_code'];
  readonly detect = detect;
  constructor(options: { formats: string[] }) {
    formats(options);
  }
}

const track = {
  stop: vi.fn<() => void>(),
  addEventListener: vi.fn<() => void>(),
  getCapabilities: () => ({ torch: true }),
  applyConstraints: vi.fn<(constraints: MediaTrackConstraints) => Promise<void>>(),
};
const stream = { getTracks: () => [track], getVideoTracks: () => [track] };
const getUserMedia = vi.fn<(wish: MediaStreamConstraints) => Promise<unknown>>();
const kinds = vi.fn<() => string[]>();

beforeEach(() => {
  seen = [null];
  detect.mockImplementation(async () => {
    const code = seen.length > 1 ? seen.shift() : seen[0];
    return code ? [{ rawValue: code }] : [];
  });
  kinds.mockReturnValue(['audioinput', 'videoinput']);
  getUserMedia.mockImplementation(async () => stream);
  track.applyConstraints.mockImplementation(async () => undefined);
  vi.stubGlobal('BarcodeDetector', Detector);
  has({ getUserMedia, enumerateDevices: async () => kinds().map(kind => ({ kind })) });
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue(undefined);
  // Not there in a test: what is shown is its own.
  Object.defineProperty(HTMLMediaElement.prototype, 'srcObject', { configurable: true, writable: true, value: null });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
  has(undefined);
  Reflect.deleteProperty(navigator, 'maxTouchPoints');
  Reflect.deleteProperty(HTMLMediaElement.prototype, 'srcObject');
});

const has = (devices: unknown) =>
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: devices });

/** A page that takes every code but `B`. */
function Page({ onCode }: { onCode: (code: string) => void }) {
  const [told, tell] = useState<Told>();
  const take = (code: string) => {
    onCode(code);
    tell({ code, text: `${code} taken`, look: code === 'B' ? 'error' : 'success' });
  };
  return <ScanButton onCode={take} told={told} />;
}

const opened = async (onCode: (code: string) => void = () => undefined) => {
  renderInApp(<Page onCode={onCode} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Scan with the camera' }));
  return screen.findByRole('dialog', { name: 'Scan with the camera' });
};

describe('A-09: the camera', () => {
  it('reads one code after the other, none twice in a row, and what was read stays to be seen', async () => {
    seen = ['A', 'A', null, 'A', 'B', 'A', null];
    const onCode = vi.fn<(code: string) => void>();
    const dialog = await opened(onCode);
    expect(await within(dialog).findByText('3 codes read')).toBeVisible();
    expect(onCode.mock.calls).toEqual([['A'], ['B'], ['A']]);
    expect(
      within(dialog)
        .getAllByRole('listitem')
        .map(item => item.textContent),
    ).toEqual(['A', 'B', 'A']);
    expect(within(dialog).getByText('A taken')).toBeVisible();
    expect(formats).toHaveBeenCalledWith({ formats: ['qr_code', 'code_128'] });
    expect(getUserMedia.mock.calls[0]![0]).toMatchObject({ audio: false, video: { facingMode: 'environment' } });
  });

  it('ends with its dialog', async () => {
    await opened();
    await waitFor(() => expect(detect).toHaveBeenCalled());
    expect(track.stop).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Done' }));
    expect(track.stop).toHaveBeenCalledOnce();
  });

  it('ends while the page is hidden, and begins again with a look at it', async () => {
    await opened();
    await waitFor(() => expect(detect).toHaveBeenCalled());
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(track.stop).toHaveBeenCalledOnce();
    const looks = detect.mock.calls.length;
    visibility.mockReturnValue('visible');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await waitFor(() => expect(detect.mock.calls.length).toBeGreaterThan(looks + 1));
    expect(getUserMedia).toHaveBeenCalledTimes(2);
  });

  it('has a light where its track has one', async () => {
    const dialog = await opened();
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Light', pressed: false }));
    expect(track.applyConstraints).toHaveBeenLastCalledWith({ advanced: [{ torch: true }] });
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Light', pressed: true }));
    expect(track.applyConstraints).toHaveBeenLastCalledWith({ advanced: [{ torch: false }] });
  });

  it.each([
    ['NotAllowedError', 'This page may not use the camera.'],
    ['NotFoundError', 'No camera was found on this device.'],
    ['NotReadableError', 'The camera cannot be started. Close other apps that use it'],
  ])('that is refused with %s says why, and is asked for again', async (name, words) => {
    getUserMedia.mockRejectedValueOnce(new DOMException('no', name));
    seen = ['A'];
    const dialog = await opened();
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(words);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Try again' }));
    expect(await within(dialog).findByText('1 code read')).toBeVisible();
  });

  it('is kept from pages that came over http, which is said', async () => {
    has(undefined);
    Object.defineProperty(navigator, 'maxTouchPoints', { configurable: true, value: 5 });
    expect(await within(await opened()).findByRole('alert')).toHaveTextContent('only to pages that came over https');
  });

  it('has no button where there is none', async () => {
    kinds.mockReturnValue(['audioinput']);
    const asked = vi.fn<() => Promise<object[]>>(async () => []);
    has({ getUserMedia, enumerateDevices: asked });
    renderInApp(<Page onCode={() => undefined} />);
    await waitFor(() => expect(asked).toHaveBeenCalled());
    expect(screen.queryByRole('button', { name: 'Scan with the camera' })).toBeNull();
  });

  it('is read by our own decoder where the browser’s does not work', async () => {
    detect.mockRejectedValue(new DOMException('Barcode detection service unavailable.', 'NotSupportedError'));
    vi.stubGlobal('Worker', OwnDecoder);
    vi.spyOn(HTMLVideoElement.prototype, 'videoWidth', 'get').mockReturnValue(1_920);
    vi.spyOn(HTMLVideoElement.prototype, 'videoHeight', 'get').mockReturnValue(1_080);
    const data = new Uint8ClampedArray(4);
    const context = { drawImage: () => undefined, getImageData: () => ({ data }) };
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
    const dialog = await opened();
    expect(await within(dialog).findByText('960 x 540')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(OwnDecoder.terminated).toHaveBeenCalledOnce());
  });
});

/** Reads how large the picture is. */
class OwnDecoder {
  static readonly terminated = vi.fn<() => void>();
  onmessage: ((answer: { data: string }) => void) | null = null;
  postMessage({ width, height }: { width: number; height: number }) {
    this.onmessage?.({ data: `${width} x ${height}` });
  }
  terminate() {
    OwnDecoder.terminated();
  }
}
