/** Of papers on a record's page. */
export const paperWords = {
  size: 'Paper',
  sizes: { a4: 'A4', a5: 'A5', roll80: 'Roll, 80 mm' },
  language: 'Language',
  many: '%{count} papers in one file',
  print: 'Print',
  save: 'Save as PDF',
  share: 'Share',
};
