import { createTransport } from 'nodemailer';
import type { Mail } from '../../api/ports.ts';

/** Through a mail server. `url`: `smtps://user:password@host`. */
export const smtpMail = (url: string, from: string): Mail => {
  const transport = createTransport(url, { from });
  // As an object it is one address whatever it holds; as text it would be read for more.
  return {
    send: async ({ to, ...words }) => void (await transport.sendMail({ ...words, to: { name: '', address: to } })),
  };
};
