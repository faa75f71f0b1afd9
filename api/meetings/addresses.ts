import type { Ids, Secrets, Statement } from '../ports.ts';
import { addressOf, partsOf, tokenOf } from '../publicPages/encodedAddress.ts';

/** Each meeting has one address, under which no other of any shop is found. */
export const makeAddresses = (shop: string, meetings: readonly string[], ids: Ids): Statement[] => {
  const addresses = meetings.map(() => ids.address());
  return [
    {
      text: `insert into meeting_addresses (address, shop_id, meeting_id)
        select r.address, $1, r.meeting from unnest($2::uuid[], $3::text[]) as r(meeting, address) returning 1`,
      values: [shop, meetings, addresses],
    },
    {
      text: `update meetings m set joining_url = r.address from unnest($2::uuid[], $3::text[]) as r(meeting, address)
        where m.shop_id = $1 and m.id = any($2::uuid[]) and m.id = r.meeting`,
      values: [shop, meetings, addresses],
    },
  ];
};

/** Whoever has the old one finds nothing any more. */
export const renewAddress = (shop: string, meeting: string, ids: Ids): Statement[] => [
  {
    text: 'delete from meeting_addresses a where a.shop_id = $1 and a.meeting_id = $2',
    values: [shop, meeting],
  },
  ...makeAddresses(shop, [meeting], ids),
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
