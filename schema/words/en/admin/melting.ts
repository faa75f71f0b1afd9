/** Lots that are melted and refined. */
export const meltingWords = {
  'resources.melting_lots.empty':
    'Nothing was melted yet. “Collect old gold” puts all that was bought to be melted into the first lot.',
  'resources.melting_lots.help.lines':
    'Of a purchase of old gold its line as it was bought. Other metal of the shop needs its weight and fineness, and what it cost where profit is to count it.',
  'resources.melting_lots.help.refine.refinedFineness': '999 counts as pure',
  'resources.melting_lots.help.refine.rate': 'What came back is valued by it',
};
