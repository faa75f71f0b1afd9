import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { LetterRefusal } from '../../api/ports.ts';
import { smtpMail } from './smtp.ts';

/** A mail server that takes everything, or answers so instead; `cut`: it goes away with the letter. Returns what it was told. */
const mailServer = async (accepts: boolean | string = true) => {
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

const letter = { to: 'asha@example.test', subject: 'Hello', text: 'Plain words', html: '<p>Marked words</p>' };

it('hands a letter over, plain and as HTML, from the site', async () => {
  const { told, url } = await mailServer();
  await smtpMail(url, 'TolaShop <no-reply@shop.example>').send(letter);
  const all = told.join('\n');
  expect(all).toContain('MAIL FROM:<no-reply@shop.example>');
  expect(all).toContain('RCPT TO:<asha@example.test>');
  expect(all).toMatch(/^From: TolaShop <no-reply@shop\.example>$/m);
  expect(all).toContain('multipart/alternative');
  expect(all).toContain('Plain words');
  expect(all).toContain('<p>Marked words</p>');
});

it('sends to one address, whatever is written into it', async () => {
  const { told, url } = await mailServer();
  await smtpMail(url, 'a@b.test')
    .send({ ...letter, to: 'asha@example.test\r\nBcc: all@example.test', subject: 'Hi\r\nBcc: all@example.test' })
    .catch(() => undefined);
  expect(told.filter(line => /^(RCPT|Bcc)/.test(line) && line.includes('<all@example.test>'))).toEqual([]);
  expect(told.filter(line => line.startsWith('Bcc'))).toEqual([]);
});

it('takes files along, and says whom an answer goes to', async () => {
  const { told, url } = await mailServer();
  const pdf = { name: 'Receipt-1.pdf', type: 'application/pdf', base64: btoa('%PDF-1.7') };
  await smtpMail(url, 'a@b.test').send({ ...letter, replyTo: 'shop@example.test', attachments: [pdf] });
  const all = told.join('\n');
  expect(all).toMatch(/^Reply-To: shop@example\.test$/m);
  expect(all).toMatch(/^Content-Type: application\/pdf; name=(")?Receipt-1\.pdf\1$/m);
  expect(all).toContain(btoa('%PDF-1.7'));
});

it.each([
  ['550 no such box', true],
  ['450 later', false],
])('says that nothing went out where the server answers %j', async (answer, isFinal) => {
  const { url } = await mailServer(answer);
  await expect(smtpMail(url, 'a@b.test').send(letter)).rejects.toMatchObject({ name: 'LetterRefusal', isFinal });
});

it('says so too where there is no server, and not where it went away with the letter', async () => {
  const gone = createServer().listen(0, '127.0.0.1');
  await once(gone, 'listening');
  const { port } = gone.address() as AddressInfo;
  gone.close();
  await expect(smtpMail(`smtp://127.0.0.1:${port}`, 'a@b.test').send(letter)).rejects.toBeInstanceOf(LetterRefusal);
  const { url } = await mailServer('cut');
  const error: unknown = await smtpMail(url, 'a@b.test')
    .send(letter)
    .catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(Error);
  expect(error).not.toBeInstanceOf(LetterRefusal);
});

it('fails when the server does not take it, so that the job is tried again', async () => {
  const { url } = await mailServer(false);
  await expect(smtpMail(url, 'a@b.test').send(letter)).rejects.toThrow();
});
