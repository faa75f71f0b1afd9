/** Whole messages with which people end and resume what a shop sends them, in English, Hindi and Marathi. */
const stops = [
  'stop',
  'stop promotions',
  'stop all',
  'unsubscribe',
  'unsubscribe from all',
  'opt out',
  'बंद',
  'बंद करो',
  'बंद करें',
  'बंद करा',
  'रोकें',
  'थांबवा',
];
const starts = ['start', 'resume', 'subscribe', 'opt in', 'शुरू', 'शुरू करें', 'चालू करें', 'सुरू करा'];

/** Longer texts say something else, whatever words they begin with. */
const longest = 40;

/** What a message that somebody wrote, or a button they pressed, says about further messages. */
export const wishOf = (text: string): 'optOut' | 'optIn' | null => {
  if (text.length > longest) return null;
  const said = text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\s.,!'"_-]+/g, ' ')
    .trim();
  if (stops.includes(said)) return 'optOut';
  return starts.includes(said) ? 'optIn' : null;
};
