import { notAsked } from '../kit/asked.ts';
import { choice, decimal, text, weight } from '../kit/kinds.ts';
import { finenesses, metals } from './metals.ts';
import { finenessOfMetal, huid, leastHallmarked, notHeavierThanAll } from './pieces.ts';

const notNegative = 'Cannot be negative';

/** What is typed of a piece wherever one is taken in. */
export const pieceFields = () => ({
  tag: text().label('Tag number').max(16),
  metal: choice(metals).label('Metal').required().default('gold'),
  fineness: choice(finenesses)
    .label('Fineness')
    .default(916)
    .test(...finenessOfMetal)
    .when('metal', {
      is: 'other',
      then: fineness => notAsked(fineness).default(null),
      otherwise: fineness => fineness.required('Choose the fineness'),
    }),
  grossWeight: weight().label('Gross weight').required('Enter the gross weight').moreThan(0, 'Enter the gross weight'),
  stoneWeight: weight()
    .label('Stone weight')
    .min(0, notNegative)
    .test(...notHeavierThanAll),
  makingRate: decimal(2).label('Making charge').min(0, notNegative),
  huid: huid().when('grossWeight', {
    is: (grams: unknown) => typeof grams === 'number' && grams < leastHallmarked,
    then: notAsked,
  }),
  tray: text().label('Tray').max(40),
});
