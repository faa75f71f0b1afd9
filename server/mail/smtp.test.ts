import { expect, it } from 'vitest';
import { LetterRefusal } from '../../api/ports.ts';
import { freePort } from '../../tests/support/freePort.ts';
import { mailServer } from '../../tests/support/mailServer.ts';
import { smtpMail } from './smtp.ts';

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
  const port = await freePort();
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
