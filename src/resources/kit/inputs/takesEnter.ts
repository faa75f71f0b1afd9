import type { KeyboardEvent } from 'react';

/** Of a field with a list that is open: Enter takes what is marked there, and saves the form only once the list is closed. */
export const takesEnter =
  (isOpen: boolean) =>
  (event: KeyboardEvent): void => {
    if (isOpen && event.key === 'Enter') event.preventDefault();
  };
