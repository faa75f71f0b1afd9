import type { Secrets, Statement } from '../ports.ts';
import { addressOf, partsOf, tokenOf } from '../publicPages/encodedAddress.ts';

/** 128 bits of the database's cryptographic source, in base64url. */
const random = `translate(rtrim(encode(uuid_send(gen_random_uuid()), 'base64'), '='), '+/', '-_')`;

/** Each meeting has one address, under which no other of any shop is found. */
export const makeAddresses = (shop: string, meetings: readonly string[]): Statement[] => [
  ...meetings.map((id): Statement => ({
    text: `insert into meeting_addresses (address, shop_id, meeting_id) values (${random}, $1, $2::uuid)`,
    values: [shop, id],
  })),
  {
    text: `update meetings m set joining_url = a.address from meeting_addresses a
      where m.shop_id = $1 and m.id = any($2::uuid[]) and a.shop_id = $1 and a.meeting_id = m.id`,
    values: [shop, meetings],
  },
];

/** Whoever has the old one finds nothing any more. */
export const renewAddress = (shop: string, meeting: string): Statement[] => [
  {
    text: 'delete from meeting_addresses a where a.shop_id = $1 and a.meeting_id = $2',
    values: [shop, meeting],
  },
  ...makeAddresses(shop, [meeting]),
];

type Invited = { joiningUrl: string; invitation: string };

/**
 * What somebody who was invited is known by: the id and its signature, 22 letters each. It lies nowhere but in their letter, and is another
 * once the meeting's address is.
 */
export const personalToken = (secrets: Secrets, { joiningUrl, invitation }: Invited): string =>
  addressOf(invitation, tokenOf(secrets.sign(`meeting ${joiningUrl} ${invitation}`)));

/** Whose it is; null for what nobody was given. Digests are compared, so that no letter is guessed by the time it takes. */
export const invitationOf = (secrets: Secrets, joiningUrl: string, token: string): string | null => {
  const invitation = partsOf(token)?.shop;
  if (!invitation) return null;
  const right = personalToken(secrets, { joiningUrl, invitation });
  return secrets.digest(token) === secrets.digest(right) ? invitation : null;
};

/** Where somebody answers. */
export const personalPath = (secrets: Secrets, invited: Invited): string =>
  `/${invited.joiningUrl}?i=${personalToken(secrets, invited)}`;
