import { createContext } from 'react';
import type { TodaysRates } from '../../../layout/rates/rates.ts';

/** What the rates of a form are compared with; undefined while that is on its way. */
export const HeldRates = createContext<TodaysRates | undefined>(undefined);
