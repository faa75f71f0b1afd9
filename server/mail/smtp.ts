import { createTransport } from 'nodemailer';
import { LetterRefusal, type Letter, type Mail } from '../../api/ports.ts';

/** Through a mail server. `url`: `smtps://user:password@host`. */
export const smtpMail = (url: string, from: string): Mail => {
  const transport = createTransport(url, { from });
  return {
    send: async letter => {
      try {
        await transport.sendMail(envelope(letter));
      } catch (error) {
        throw refusalOf(error) ?? error;
      }
    },
  };
};

/** As an object an address is one address whatever it holds; as text it would be read for more. */
const envelope = ({ to, replyTo, attachments = [], ...words }: Letter) => ({
  ...words,
  to: one(to),
  ...(replyTo && { replyTo: one(replyTo) }),
  attachments: attachments.map(({ name, type, base64 }) => ({
    filename: name,
    contentType: type,
    content: base64,
    encoding: 'base64',
  })),
});

const one = (address: string) => ({ name: '', address });

/** What the server itself said, and where none was reached, nothing was taken. A line that is cut may have been cut after it. */
const refusalOf = (error: unknown): LetterRefusal | null => {
  const { responseCode, syscall, code } = error as { responseCode?: number; syscall?: string; code?: string };
  if (responseCode)
    return new LetterRefusal(responseCode >= 500 && ['EENVELOPE', 'EMESSAGE'].includes(code ?? ''), error);
  const isUnreached = ['connect', 'getaddrinfo'].includes(syscall ?? '') || ['EDNS', 'EAUTH'].includes(code ?? '');
  return isUnreached ? new LetterRefusal(false, error) : null;
};
