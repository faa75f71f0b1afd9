import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { Transform } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';

/** A line to a server of this machine: as slow as one likes on the way up, and cut and mended at will. */
export type SlowLine = {
  address: string;
  /** Bytes that went up so far. */
  sent(): number;
  /** Bytes a second on the way up; as fast as it goes without. */
  setSpeed(bytes?: number): void;
  cut(): void;
  mend(): void;
  close(): Promise<void>;
};

export async function slowLine(port: number): Promise<SlowLine> {
  const ends = new Set<Socket>();
  let [sent, isCut] = [0, false];
  let speed: number | undefined;
  const pacing = () =>
    new Transform({
      highWaterMark: 16_384,
      async transform(chunk: Buffer, _, done) {
        sent += chunk.length;
        if (speed) await sleep((1_000 * chunk.length) / speed);
        done(null, chunk);
      },
    });
  const server = createServer(near => {
    if (isCut) return near.destroy();
    const far = connect(port, '127.0.0.1');
    for (const [end, other] of [
      [near, far],
      [far, near],
    ] as const) {
      ends.add(end);
      end.on('error', () => {});
      end.on('close', () => {
        ends.delete(end);
        other.destroy();
      });
    }
    near.pipe(pacing()).pipe(far);
    far.pipe(near);
    return near;
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const cut = () => {
    isCut = true;
    for (const end of ends) end.destroy();
  };
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    sent: () => sent,
    setSpeed: bytes => (speed = bytes),
    cut,
    mend: () => (isCut = false),
    async close() {
      cut();
      server.close();
      await once(server, 'close');
    },
  };
}
