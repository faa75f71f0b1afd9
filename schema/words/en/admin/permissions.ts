import { shop, type ShopArea } from '../../../permissionAreas.ts';
import { platform, type PlatformArea } from '../../../platformAreas.ts';
import { verbs, type Verb } from '../../../permissionVerbs.ts';

type Areas = typeof shop & typeof platform;
const areas: Record<keyof Areas, ShopArea | PlatformArea> = { ...platform, ...shop };

const namesIn = <K extends string>(named: Record<K, { name: string }>) =>
  Object.fromEntries(Object.entries<{ name: string }>(named).map(([key, { name }]) => [key, name])) as Record<
    K,
    string
  >;

/** One by one, as a history tells them: `shop/contacts/add` -> `Contacts: add`. */
const each = Object.fromEntries(
  Object.entries(areas).flatMap(([area, { name, verbs: its }]) =>
    its.map(verb => [
      `resources.users.values.permissions.${area}/${verb}`,
      `${name}: ${verbs[verb].name.toLowerCase()}`,
    ]),
  ),
);

/** The groups of areas on the pages of a person. */
const group: Record<(ShopArea | PlatformArea)['group'], string> = {
  contacts: 'Customers and contacts',
  catalogue: 'Catalogue',
  counter: 'Rates and billing',
  books: 'Books',
  enquiries: 'Enquiries',
  messages: 'Messages',
  work: 'Work orders',
  cards: 'Cards and portfolio',
  shop: 'The shop itself',
  platform: 'Platform, shops and businesses',
  templates: 'Templates',
  plans: 'Plans and subscriptions',
  site: 'The site',
};

export const permissionsWords = {
  'resources.users.help.discountLimit':
    'Highest discount on making charges and on goods sold by number. Leave empty for no limit',
  ...each,
  permission: {
    area: namesIn(areas),
    verb: namesIn<Verb>(verbs),
    group,
    platform: {
      title: 'People of the platform',
      help: 'Whoever may do anything beyond a shop. Search to give it to somebody else.',
      none: 'Nobody is called that.',
      of: 'What %{name} may do on the platform',
      nothing: 'Nothing on the platform',
      saved: '%{name}: saved',
      disabled: 'Disabled',
    },
    title: 'What this person may do',
    help: 'The role is where it starts. Switch single things on or off for this person alone.',
    as_role: 'Exactly what the role holds.',
    differs: '%{more} more and %{less} less than %{role}.',
    reset: 'Back to the role',
    departs: { more: 'more than the role', less: 'less than the role' },
    held: '%{count} of %{all}',
    not_mine: 'you do not hold this yourself',
    not_mine_help: 'You do not hold the greyed permissions yourself, so you can neither give them nor take them away.',
    role_not_mine: 'holds more than you do',
    plain: {
      title: 'In plain words',
      everything: 'Does everything with %{areas}.',
      can: 'Can %{verbs} %{areas}.',
      only: 'Can only see %{areas}.',
      nothing: 'Has no access to %{areas}.',
      none: 'May not do anything here yet.',
    },
    who: {
      title: 'Who can do this?',
      help: 'Choose what somebody may do, and see who may.',
      field: 'Permission',
      nobody: 'Nobody in this shop may do this.',
      people: '1 person may do this |||| %{smart_count} people may do this',
      not_in: 'cannot sign in at present',
    },
    role: {
      owner: 'Everything, people and their permissions included.',
      manager: 'Everything but deciding who works here and seeing who came in.',
      sales: 'Sees all, bills and quotes, keeps contacts, customers and enquiries.',
      marketing: 'Sees all, keeps contacts and groups, sends messages.',
      accountant: 'Sees all, keeps bills, quotes, GST and rates.',
    },
  },
};
