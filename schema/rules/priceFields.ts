import { choice, boolean, money, text } from '../kit/kinds.ts';
import { defaultDuration, durations } from './durations.ts';

/** A price as its own record and as the block that comes with a new subscription product. */
export const priceFields = {
  name: text().label('Price name').required('Name is required').max(128),
  price: money().label('Price').required('This field could not be empty.').min(0, 'Price cannot be negative'),
  duration: choice(durations).label('Duration').required('Duration is required').default(defaultDuration),
  isActive: boolean(true).label('Active'),
};
