import { emailKey } from '../session/credentials.ts';
import { enterAccount } from '../db/transactionContext.ts';
import type { Ports, Statement } from '../ports.ts';
import { wordingFor } from '../../schema/words/wordings.ts';
import { letter } from './letters.ts';

/** To the address that was the person's before, unless it is theirs again. Does not name the new one. */
export const sendMoved = async (ports: Ports, user: string, to: string): Promise<void> => {
  const [, found] = await ports.database.batch([enterAccount, elsewhere(user, emailKey(to))]);
  const [name, language] = found!.rows[0] ?? [];
  if (!name) return;
  await ports.mail.send({ to, ...letter({ kind: 'moved', name, address: ports.site.address }, wordingFor(language)) });
};

const elsewhere = (user: string, key: string): Statement => ({
  text: 'select u.name, u.language from users u where u.id = $1 and lower(u.email) <> $2',
  values: [user, key],
});
