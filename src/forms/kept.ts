import { createContext } from 'react';

/** Addresses at which a form stays as it is, if out of sight: the way there does not ask. */
export const KeptContext = createContext<readonly string[]>([]);
