/** What a jeweller sells by, which every new shop begins with. */
export const standardUnits = ['gm', 'mg', 'kg', 'ct', 'tola', 'pc', 'pair', 'set'] as const;

/** Other names of the standard units, as shops, accounting programs and GST's own codes write them. */
const otherNames: Record<(typeof standardUnits)[number], readonly string[]> = {
  gm: ['g', 'gms', 'gr', 'grm', 'grms', 'gram', 'grams', 'gramme', 'grammes', 'gms-grammes', 'ग्राम', 'ग्रा'],
  mg: ['mgs', 'mgm', 'mgms', 'milligram', 'milligrams', 'मिलीग्राम', 'मिग्रा'],
  kg: ['kgs', 'kilo', 'kilos', 'kilogram', 'kilograms', 'kgs-kilograms', 'किलो', 'किलोग्राम', 'किग्रा'],
  ct: ['cts', 'crt', 'crts', 'carat', 'carats', 'कैरेट', 'कैरट', 'केरेट'],
  tola: ['tolas', 'tol', 'तोला', 'तोले'],
  pc: 'pcs piece pieces pcs-pieces no nos number numbers nos-numbers unt unit units unt-units each नग पीस अदद संख्या'.split(
    ' ',
  ),
  pair: ['pairs', 'pr', 'prs', 'prs-pairs', 'जोड़ी', 'जोड़ा', 'जोड़े'],
  set: ['sets', 'set-sets', 'सेट'],
};

/** Each standard unit with its other names: the symbols that mean the same. */
export const sameUnits: readonly (readonly string[])[] = standardUnits.map(unit => [unit, ...otherNames[unit]]);
