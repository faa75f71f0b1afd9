import type { Statement } from '../ports.ts';
import type { Reach } from '../../schema/rules/supportAccess.ts';
import { isUuid, noShop } from './statement.ts';

/** Who asks for what, where: settled inside the database by the first statement of the transaction. */
export type Entry = {
  /** Digest of the bearer token; '' when there is none. */
  session: string;
  shop: string;
  /** '' asks for the membership alone. */
  permission: string;
  /** Held on the platform it counts too. */
  system?: boolean;
  at: Date;
  /** The reach of a support access to the call; 'never' by default. */
  reach?: Reach;
  /** Locks the support access until the transaction ends. */
  writes?: boolean;
};

/** Its one row: by which support access the caller came in, see `sightOf`. */
export const enter = ({ session, shop, permission, system, at, reach, writes }: Entry): Statement => ({
  text: 'select enter_shop($1, $2::uuid, $3, $4, $5::timestamptz, $6, $7)',
  values: [
    session,
    isUuid(shop) ? shop : noShop,
    permission,
    system ?? false,
    at.toISOString(),
    reach ?? 'never',
    writes ?? false,
  ],
});

export const enterJob = (shop: string, user: string | null): Statement => ({
  text: 'select enter_job($1::uuid, $2::uuid)',
  values: [shop, user],
});

/** A visitor of the platform's own pages, who is nobody: the nil id stands for the person, in history and under kept replies. */
export const enterVisitor: Statement = enterJob(noShop, noShop);

export const enterAccount: Statement = { text: 'select enter_account()', values: [] };

/** Anyone, before the rate board of an approved shop that shows it. Its one row: the shop's name and logo, as `shops` keeps them. */
export const enterRateBoard = (shop: string): Statement => ({
  text: 'select * from enter_rate_board($1::uuid)',
  values: [isUuid(shop) ? shop : noShop],
});

/**
 * Anyone, before what an approved shop has under an address, to read. Its one row: the entity's name and the record's id, which is null
 * of a form.
 */
export const enterPublicPage = (shop: string, token: string): Statement => ({
  text: 'select * from enter_public_page($1::uuid, $2)',
  values: [shop, token],
});

/** Anyone, before a record of an approved shop, to answer what its page asks. Its one row: the entity's name and the record's id. */
export const enterPublicAnswer = (shop: string, token: string): Statement => ({
  text: 'select * from enter_public_answer($1::uuid, $2)',
  values: [shop, token],
});

/** Anyone, before a form of an approved shop, to make what it is for. Its one row: the entity's name. */
export const enterPublicForm = (shop: string, token: string): Statement => ({
  text: 'select enter_public_form($1::uuid, $2)',
  values: [shop, token],
});

/** Anyone, before a business card of an approved shop that is published. */
export const enterBizCard = (shop: string, card: string): Statement => ({
  text: 'select enter_biz_card($1::uuid, $2::uuid)',
  values: [isUuid(shop) ? shop : noShop, isUuid(card) ? card : noShop],
});

/** Anyone, before the platform's ads, to read. Its one row: whether that shop lets ads onto this page of its own. */
export const enterAds = (shop: string, place: string): Statement => ({
  text: 'select enter_ads($1::uuid, $2)',
  values: [isUuid(shop) ? shop : noShop, place],
});

/** Where a chosen name leads. Its one row: the shop and the token of the address. */
export const findPublicName = (name: string): Statement => ({
  text: 'select * from find_public_name($1)',
  values: [name],
});

/** Into a shop, or back into one, for whoever entered a context in this transaction and has been elsewhere since. */
export const goOnIn = (shop: string): Statement => ({
  text: 'select go_on_in($1::uuid)',
  values: [shop],
});

/** On people, sessions and the platform's tables, in the midst of a call that goes on where it was. */
export const asAccount = (shop: string, statements: readonly Statement[]): Statement[] => [
  enterAccount,
  ...statements,
  goOnIn(shop),
];

/** Whoever holds `system/all`, in one shop, to delete for good what lists over all shops let them. */
export const enterClearing = (session: string, shop: string, at: Date): Statement => ({
  text: 'select enter_clearing($1, $2::uuid, $3::timestamptz)',
  values: [session, shop, at.toISOString()],
});

/** '' asks for no permission on the platform. */
export const enterPerson = (session: string, permission: string, at: Date): Statement => ({
  text: 'select enter_person($1, $2, $3::timestamptz)',
  values: [session, permission, at.toISOString()],
});

/** The platform's own records, or, to read, those of all shops. */
export const enterPlatform = (session: string, permission: string, overShops: boolean, at: Date): Statement => ({
  text: 'select enter_platform($1, $2, $3, $4::timestamptz)',
  values: [session, permission, overShops, at.toISOString()],
});

/**
 * Whoever knows the private address of a calendar, as the person who made it, while that person may still list these records. Its one row:
 * that person's language, and the name of the shop.
 */
export const enterCalendar = (
  shop: string,
  { entity, permission, address }: { entity: string; permission: string; address: string },
): Statement => ({
  text: 'select * from enter_calendar($1::uuid, $2, $3, $4)',
  values: [isUuid(shop) ? shop : noShop, entity, permission, address],
});

/**
 * A person of an open shop as they are now, to read, for a letter that the server writes by itself. Its one row: where it goes to, their name, the
 * shop's, and their language. Stops with TS403 where they may not, or no longer.
 */
export const enterMember = (shop: string, user: string, permission: string): Statement => ({
  text: 'select * from enter_member($1::uuid, $2::uuid, $3)',
  values: [shop, user, permission],
});

/** Whoever holds the permission on the platform, before one record of a shop: that, what is said about it and its files. */
export const enterDesk = (session: string, shop: string, permission: string, record: string, at: Date): Statement => ({
  text: 'select enter_desk($1, $2::uuid, $3, $4::uuid, $5::timestamptz)',
  values: [session, isUuid(shop) ? shop : noShop, permission, isUuid(record) ? record : noShop, at.toISOString()],
});
