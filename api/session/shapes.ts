import { platformPermissions } from '../../schema/permissions.ts';
import {
  described,
  exactly,
  listOf,
  maybe,
  moment,
  named,
  object,
  oneOf,
  string,
  uuid,
  whole,
  yes,
  yesOrNo,
  type Of,
} from '../../schema/kit/shape.ts';
import { languageTags } from '../../schema/words/languages.ts';

const person = {
  user: object({
    id: uuid,
    name: string,
    email: string,
    mobileNo: maybe(string),
    tenantId: described(maybe(uuid), 'Of the business that the person belongs to'),
    language: maybe(oneOf(languageTags)),
    permissions: described(listOf(oneOf(platformPermissions)), 'On the platform; in a shop there are others'),
    readsOnly: described(yesOrNo, 'Looks into the sample shop, and changes nothing'),
    isEmailProved: described(yesOrNo, 'Until then nobody is invited, no message is sent and no page is published'),
  }),
  shops: listOf(object({ id: uuid, name: string })),
};
/** Who somebody is, and where they work. */
export const me = object(person);
export type Me = Of<typeof me>;

export const signedIn = named(
  'signedIn',
  object({
    token: described(string, 'Goes as the bearer with every further call, for 30 days'),
    hasAccount: yes,
    ...person,
  }),
);
export type SignedIn = Of<typeof signedIn>;

/** Whom the issuer knows and nobody here does: what a registration may begin with. */
export const unknownPerson = object({ hasAccount: exactly(false), profile: object({ name: string, email: string }) });
export type UnknownPerson = Of<typeof unknownPerson>;

export const googleClient = object(
  { nonce: string, clientId: string },
  { issuer: described(string, 'Path of the issuer that runs on this site itself') },
);
export type GoogleClient = Of<typeof googleClient>;

export const sessionLine = object({
  id: uuid,
  userAgent: maybe(string),
  address: maybe(string),
  createdAt: moment,
  current: described(yesOrNo, 'The one that asks'),
});
export type SessionLine = Of<typeof sessionLine>;

export const ended = object({ ended: described(whole, 'So many sessions') });
export type Ended = Of<typeof ended>;
