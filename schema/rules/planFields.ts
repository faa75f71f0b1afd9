import { boolean, choice, date, integer, lines, money, text } from '../kit/kinds.ts';
import { defaultDuration, durations } from './durations.ts';
import { eachPriceOnce, planAudiences } from './plans.ts';

const mostPrices = 200;
const codeForm = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** `Two Words` as `two-words`. */
const asInAddresses = (value: unknown) =>
  typeof value === 'string' ? value.toLowerCase().replace(/\s+/g, '-') : value;

/** What the plans of both apps have. */
export const planFields = () => ({
  name: text().label('Name').required('Name is required').max(40),
  code: text()
    .transform(asInAddresses)
    .label('Name in addresses')
    .required('Say how addresses name it')
    .max(40)
    .matches(codeForm, {
      name: 'publicName',
      message: 'Only a to z and digits, with - between them',
      excludeEmptyString: true,
    }),
  about: text().label('Whom it is for').max(60),
  aboutHi: text().label('Whom it is for, in Hindi').max(60),
  people: integer().label('People of a shop').required('Say how many people').min(1, 'At least ${min}').max(10_000),
  phoneHelp: boolean().label('Help by phone'),
  prices: lines({
    duration: choice(durations).label('For how long').required('Duration is required').default(defaultDuration),
    price: money().label('Price').min(0, 'Price cannot be negative'),
    since: date().label('From').required('Day is required'),
  })
    .label('Prices')
    .min(1, 'Add a price')
    .max(mostPrices, 'At most ${max} lines')
    .test(...eachPriceOnce),
  trialDays: integer().label('Days on trial').required('Say how many days, 0 for none').min(0).max(90).default(0),
  shownTo: choice(planAudiences).label('Shown to').required().default('everyone'),
  position: integer().label('Place in the list').min(0),
});

/** How a form lays them out; `limits` are those of the app. */
export const planSections = <const L extends readonly (string | readonly string[])[]>(limits: L) =>
  ({
    what: {
      label: 'What it is',
      fields: [
        ['name', 'code'],
        ['about', 'aboutHi'],
      ],
    },
    limits: {
      label: 'What is in it',
      help: 'For one shop. Everything else that the app does is in every plan',
      fields: limits,
    },
    prices: {
      label: 'Prices',
      help: 'In rupees for one shop, before GST. Each holds from its day on, until another of the same duration takes its place. One that is left empty ends the offer',
      fields: ['prices', 'trialDays'],
    },
    site: {
      label: 'On the site',
      help: 'What has a smaller place in the list stands further left',
      fields: ['shownTo', 'position'],
    },
  }) as const;
