import type { Ports, Statement } from '../ports.ts';

const [minute, day] = [60_000, 24 * 60 * 60 * 1_000];

/** How long the link of a letter is good, by its purpose. */
const lifetimes = { reset: 15 * minute, invite: 7 * day, admin: day, proof: day } as const;
export type Purpose = keyof typeof lifetimes;

export type Link = { id: string; user: string; purpose: Purpose };

/** Made again whenever it is needed, so that it lies nowhere but in the letter. */
const tokenOf = ({ secrets }: Pick<Ports, 'secrets'>, { purpose, id }: Pick<Link, 'purpose' | 'id'>) =>
  secrets.sign(`${purpose} ${id}`);

/** Done once for one id, however often it is tried. Run it behind `enterAccount`. */
export const newLink = (ports: Pick<Ports, 'secrets'>, link: Link, at: Date): Statement => ({
  text: `insert into account_links (id, user_id, purpose, token_digest, expires_at, created_at)
    values ($1, $2, $3, $4, $5::timestamptz, $6::timestamptz) on conflict do nothing`,
  values: [
    link.id,
    link.user,
    link.purpose,
    ports.secrets.digest(tokenOf(ports, link)),
    new Date(at.getTime() + lifetimes[link.purpose]).toISOString(),
    at.toISOString(),
  ],
});

/** The page on which the person proves the address, or sets a password. */
export const linkAddress = (ports: Pick<Ports, 'secrets' | 'site'>, link: Pick<Link, 'purpose' | 'id'>): string =>
  `${ports.site.address}/account/${link.purpose === 'proof' ? 'prove' : 'resetpwd'}?token=${tokenOf(ports, link)}`;

const allPurposes = Object.keys(lifetimes) as Purpose[];
/** The purposes of links that set a password. */
export const passwordPurposes = ['reset', 'invite', 'admin'] as const satisfies Purpose[];

/** `user, email, purpose` of the person whom the token of a letter belongs to, while the link is good for one of these purposes. */
export const userByToken = ({ secrets }: Ports, token: string, purposes: readonly Purpose[], at: Date): Statement => ({
  text: `select u.id, u.email, l.purpose from account_links l join users u on u.id = l.user_id
    where l.token_digest = $1 and l.expires_at > $2::timestamptz and l.purpose = any($3::text[]) and u.disabled_at is null and not u.reads_only`,
  values: [secrets.digest(token), at.toISOString(), purposes],
});

/** Touches one row for one of any number of people who come with it at once. */
export const spendToken = ({ secrets }: Ports, token: string): Statement => ({
  text: 'delete from account_links where token_digest = $1',
  values: [secrets.digest(token)],
});

/** Ends the person's links of these purposes. */
export const dropLinks = (user: string, purposes: readonly Purpose[] = allPurposes): Statement => ({
  text: 'delete from account_links where user_id = $1 and purpose = any($2::text[])',
  values: [user, purposes],
});
