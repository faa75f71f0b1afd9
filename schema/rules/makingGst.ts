/** How GST is due on a making charge: as a part of the jewellery, or as a supply of its own. Which one holds is for the shop and its adviser. */
export const makingReadings = [
  { id: 'goods', name: 'A part of the jewellery, at its rate' },
  { id: 'service', name: 'A service of its own, at the rate of SAC 998892' },
] as const;
export type MakingReading = (typeof makingReadings)[number]['id'];

/** Of making as a service: the GST rates of the shop tell what is due on it. */
export const makingSac = '998892';
