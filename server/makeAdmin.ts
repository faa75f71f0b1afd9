import { enterAccount } from '../api/db/transactionContext.ts';
import type { Ports } from '../api/ports.ts';
import { emailKey } from '../api/session/credentials.ts';
import { dropLinks, linkAddress, newLink, passwordPurposes } from '../api/session/links.ts';
import { validateFields } from '../schema/kit/validate.ts';
import { forgotFields } from '../schema/rules/account.ts';

type Needed = Pick<Ports, 'database' | 'secrets' | 'ids' | 'clock' | 'site'>;

/**
 * Makes somebody a system administrator, or lets one in again. Returns the one-use address where they set a password.
 * Whoever works for a business is refused: an administrator is suspended with none.
 */
export const makeAdmin = async (ports: Needed, typed: string): Promise<string> => {
  const { values, problems } = validateFields(forgotFields, { email: typed });
  if (problems) throw new Error(`'${typed}' is not an e-mail address.`);
  const email = String(values['email']);
  const at = ports.clock.now();
  const [id, user] = [ports.ids.next(), ports.ids.next()];
  return ports.database.transaction(async run => {
    const [, made] = await run([
      enterAccount,
      {
        text: `insert into users (id, name, email, permissions, created_at) values ($1, 'Administrator', $2, '{system/all}', $3::timestamptz)
          on conflict (lower(email)) do update set disabled_at = null,
            permissions = array(select distinct unnest(users.permissions || '{system/all}'))
          where users.tenant_id is null and not users.is_demo returning id`,
        values: [user, emailKey(email), at.toISOString()],
      },
    ]);
    const admin = made!.rows[0]?.[0];
    if (!admin)
      throw new Error(
        `${email} works for a business or belongs to the demo. An administrator needs an e-mail address of their own.`,
      );
    const link = { id, user: admin, purpose: 'admin' } as const;
    await run([dropLinks(admin, passwordPurposes), newLink(ports, link, at)]);
    return linkAddress(ports, link);
  });
};
