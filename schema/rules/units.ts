/** What a jeweller sells by, which every new shop begins with. */
export const standardUnits = ['gm', 'mg', 'kg', 'ct', 'tola', 'pc', 'pair', 'set'] as const;
