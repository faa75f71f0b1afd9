import { notAsked } from '../kit/asked.ts';
import { choice, decimal, integer, money, percent, text, weight } from '../kit/kinds.ts';
import { isSettled, labourBases, receivedGoods } from './karigarGoods.ts';
import { fineMetals } from './metals.ts';
import { notHeavierThanAll } from './pieces.ts';

const notNegative = 'Cannot be negative';
const reckoned = { reckoned: true } as const;
/** Of a line, what is seldom looked at. */
const folded = { folded: true } as const;
const ofStones = { is: 'stones' } as const;
const ofWork = { is: 'work' } as const;
/** What has an amount: work its labour, and what is settled its price. */
const ofMoney = { is: (what: unknown) => what === 'work' || isSettled(String(what)) };
const ofStonesOrWork = { is: (what: unknown) => what === 'work' || what === 'stones' };

/** Its metal: of all but stones. */
const metalOf = () => ({
  metal: choice(fineMetals)
    .label('Metal')
    .default('gold')
    .when('what', {
      ...ofStones,
      then: metal => notAsked(metal).default(null),
      otherwise: metal => metal.required('Choose the metal'),
    }),
  grossWeight: weight()
    .label('Gross weight')
    .moreThan(0, 'Enter more than nought')
    .when('what', { ...ofStones, then: notAsked, otherwise: grams => grams.required('Enter the weight') }),
  stoneWeight: weight()
    .label('Stones and dirt')
    .min(0, notNegative)
    .test(...notHeavierThanAll)
    .when('what', { ...ofStones, then: notAsked })
    .meta(folded),
  netWeight: weight()
    .label('Net weight')
    .meta({ ...reckoned, ...folded }),
  fineness: integer()
    .label('Fineness')
    .min(1, 'At least ${min}')
    .max(999, 'At most ${max}')
    .when('what', { ...ofStones, then: notAsked, otherwise: fine => fine.required('Enter the fineness') }),
  fineWeight: weight().label('Fine weight').meta(reckoned),
});

/** Of a receipt from a karigar, what a line says: only what its goods make sense of is asked for. */
export const karigarLine = () => ({
  what: choice(receivedGoods).label('What').required().default('work'),
  description: text().label('Description').max(100),
  ...metalOf(),
  lossPercent: percent()
    .label('Agreed loss (%)')
    .min(0, notNegative)
    .max(100, 'At most 100')
    .when('what', { ...ofWork, otherwise: notAsked }),
  loss: weight()
    .label('Agreed loss, fine')
    .meta({ ...reckoned, ...folded }),
  carats: decimal(3)
    .label('Carats')
    .moreThan(0, 'Enter more than nought')
    .when('what', { ...ofStones, then: carats => carats.required('Enter the carats') })
    .when('what', { ...ofStonesOrWork, otherwise: notAsked }),
  labourBasis: choice(labourBases)
    .label('Labour')
    .default('perGram')
    .when('what', { ...ofWork, otherwise: basis => notAsked(basis).default(null) })
    .meta(folded),
  rate: money()
    .label('Rate')
    .min(0, notNegative)
    .when('what', { ...ofMoney, otherwise: notAsked }),
  amount: money().label('Amount').meta(reckoned),
});
