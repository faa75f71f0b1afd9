import { notShown } from '../kit/asked.ts';
import { defineEntity, type RecordOf } from '../kit/defineEntity.ts';
import { choice, date, integer, longText, money, percent, text } from '../kit/kinds.ts';
import { can } from '../permissions.ts';
import { bonusWays, chitBonuses, chitKinds, chitMetals, chitSchemeStates, earlyEnds } from '../rules/chitTerms.ts';
import { schemeInWords } from '../rules/chitWords.ts';
import { finenesses } from '../rules/metals.ts';
import { finenessOfMetal } from '../rules/pieces.ts';

const notNegative = 'Cannot be negative';
const moreThanNought = 'Enter more than nought';
const ofWeight = { is: 'weight', otherwise: notShown };

/** How customers save for jewellery: what they pay each month, and what the shop gives for it. Once it is open its terms stay, since members joined by them. */
export const chitSchemes = defineEntity({
  name: 'chitSchemes',
  label: { one: 'Savings scheme', many: 'Savings schemes' },
  path: 'shops/:shopId/chit_schemes',
  page: { route: 'chit_schemes', menu: 'sell', files: true },
  title: 'name',
  fields: {
    name: text().label('Name').required('Name the scheme').max(64),
    kind: choice(chitKinds).label('Saves').required().default('amount'),
    metal: choice(chitMetals)
      .label('Metal')
      .default('gold')
      .when('kind', { ...ofWeight, then: metal => metal.required('Choose the metal') }),
    fineness: choice(finenesses)
      .label('Fineness')
      .test(...finenessOfMetal)
      .when('kind', { ...ofWeight, then: fineness => fineness.required('Choose the fineness') }),
    instalment: money().label('Instalment').required('Enter the instalment').moreThan(0, moreThanNought),
    instalments: integer()
      .label('Number of instalments')
      .required('Enter how many')
      .min(1, 'At least ${min}')
      .max(12, 'At most ${max}: after 365 days goods must have been handed over')
      .default(11),
    least: money().label('Smallest instalment').moreThan(0, moreThanNought),
    multiple: money().label('In multiples of').moreThan(0, moreThanNought),
    graceDays: integer()
      .label('Days of grace')
      .required('Enter how many')
      .min(0, notNegative)
      .max(15, 'At most ${max}')
      .default(0),
    bonus: choice(chitBonuses).label('Bonus').required().default('instalment'),
    bonusPercent: percent()
      .label('Share of the bonus (%)')
      .moreThan(0, moreThanNought)
      .max(100, 'At most 100')
      .when('bonus', {
        is: (bonus: unknown) => bonus === 'percent' || bonus === 'making',
        then: share => share.required('Enter the percentage'),
        otherwise: notShown,
      }),
    bonusWay: choice(bonusWays)
      .label('The bonus is')
      .default('discount')
      .when('bonus', {
        is: (bonus: unknown) => bonus === 'percent' || bonus === 'instalment',
        then: way => way.required('Say how it is given'),
        otherwise: notShown,
      }),
    earlyEnd: choice(earlyEnds).label('Who ends early gets').required().default('money'),
    joinFrom: date().label('To be joined from'),
    joinUntil: date().label('To be joined until').after('joinFrom', { orSame: true }),
    terms: longText().label('Further terms').max(2_000),
    state: choice(chitSchemeStates).label('State').required(),
  },
  derived: { inWords: (scheme, _, words) => schemeInWords(scheme, words) },
  search: ['name', 'terms'],
  permissions: {
    list: can.ChitSchemeList,
    create: can.ChitSchemeAdd,
    update: can.ChitSchemeEdit,
    delete: can.ChitSchemeDelete,
  },
  list: {
    columns: ['name', 'kind', 'instalment', 'instalments', 'bonus', 'state'],
    filters: ['kind', 'bonus'],
  },
  sections: {
    what: { fields: ['name', ['kind', 'metal', 'fineness']] },
    paid: {
      label: 'Instalments',
      help: 'Without a smallest instalment and a multiple every instalment is the same. Above 11 instalments one missed month leaves no day for the bonus within the 365 that the law gives',
      fields: [
        ['instalment', 'instalments', 'graceDays'],
        ['least', 'multiple'],
      ],
    },
    given: { label: 'What the shop gives', fields: [['bonus', 'bonusPercent'], ['bonusWay'], ['earlyEnd']] },
    time: { fields: [['joinFrom', 'joinUntil']] },
    words: { fields: ['terms'] },
  },
  states: {
    field: 'state',
    initial: 'draft',
    frozen: ['open', 'closed'],
    open: ['joinFrom', 'joinUntil'],
    transitions: {
      open: {
        from: ['draft'],
        to: 'open',
        label: 'Open it',
        summary: 'Members may join, and its terms stay as they are from now on',
        permission: can.ChitSchemeAdd,
      },
      close: {
        from: ['open'],
        to: 'closed',
        label: 'Close to new members',
        summary: 'Nobody joins any more; who is a member goes on',
        permission: can.ChitSchemeEdit,
      },
      reopen: {
        from: ['closed'],
        to: 'open',
        label: 'Open again',
        summary: 'Members may join again',
        permission: can.ChitSchemeEdit,
      },
    },
  },
  papers: {
    terms: {
      label: 'Terms of the scheme',
      draft: 'Draft, not offered',
      sizes: ['a4', 'a5'],
      fields: ['name', 'kind', 'metal', 'fineness', 'instalment', 'instalments', 'bonus', 'earlyEnd', 'terms'],
      reckoned: 'below',
    },
  },
  identity: { unique: [['name']] },
});
export type ChitScheme = RecordOf<typeof chitSchemes>;
