import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** A mail server that takes everything, or answers so instead; `cut`: it goes away with the letter. Returns what it was told. */
export const mailServer = async (accepts: boolean | string = true) => {
  const told: string[] = [];
  const server = createServer(socket => converse(socket, told, accepts)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return { told, url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}` };
};

const converse = (socket: Socket, told: string[], accepts: boolean | string) => {
  let [inLetter, rest] = [false, ''];
  socket.write('220 test\r\n');
  socket.setEncoding('utf8').on('data', (text: string) => {
    const lines = (rest + text).split('\r\n');
    rest = lines.pop()!;
    for (const line of lines) {
      told.push(line);
      if (inLetter && line !== '.') continue;
      inLetter = line === 'DATA';
      if (accepts === 'cut' && line === '.') return void socket.destroy();
      const isRefused = accepts !== true && accepts !== 'cut' && line.startsWith('RCPT');
      socket.write(inLetter ? '354 go on\r\n' : isRefused ? `${accepts || '550 no'}\r\n` : '250 fine\r\n');
    }
  });
};
