import { describe, expect, it } from 'vitest';
import {
  aboutMeeting,
  foreignButton,
  meetingWords,
  pageLanguageOf,
  personalLink,
  withLink,
} from './meetingMessages.ts';
import { templateShape } from './template.ts';

const meeting = { title: ' Kitty\n  of May\n', startsAt: '2031-03-03T11:30:00.000Z', minutes: 90 };
const thing = (field: string) => ({ field, fallback: '' });

describe('R-37 the words of a meeting in a message', () => {
  it.each([
    ['en', 'Monday, 3 March 2031, 5:00 – 6:30 pm', 'en'],
    ['en_US', 'Monday, 3 March 2031, 5:00 – 6:30 pm', 'en'],
    ['hi', 'सोमवार, 3 मार्च 2031, 5:00–6:30 pm', 'hi'],
    ['fr', 'lundi 3 mars 2031, 17:00 – 18:30', 'en'],
    ['zz', 'Monday, 3 March 2031, 5:00 – 6:30 pm', 'en'],
    ['no such', 'Monday, 3 March 2031, 5:00 – 6:30 pm', 'en'],
  ])('of a template in %s tell the time in it: %s, and open the page in %s', (language, time, page) => {
    expect(meetingWords(meeting, language, 'x').meetingTime).toBe(time);
    expect(pageLanguageOf(language)).toBe(page);
  });

  it('take the place of what is bound to it, and of nothing else', () => {
    const variables = [thing('name'), thing('meetingTitle'), 'words', thing('meetingLink')];
    expect(aboutMeeting(variables, meeting, 'en')).toEqual([thing('name'), 'Kitty of May', 'words', personalLink]);
  });
});

describe('R-38 a personal link', () => {
  const shape = templateShape([
    { type: 'BODY', text: 'Dear {{1}}: {{2}}' },
    {
      type: 'BUTTONS',
      buttons: [
        { type: 'QUICK_REPLY', text: 'x' },
        { type: 'URL', url: 'https://here.test/{{1}}' },
      ],
    },
  ]);
  const link = 'https://here.test/abc?i=1';

  it('stands whole in the text and by its end behind a button', () =>
    expect(withLink(shape, ['Asha', personalLink, personalLink], link)).toEqual(['Asha', link, 'abc?i=1']));

  it.each([
    ['https://here.test/abc', null],
    ['https://there.test/abc', 3],
  ])('to %s: of the variables %s stands behind a button that leads elsewhere', (address, n) =>
    expect(foreignButton(shape, ['Asha', personalLink, personalLink], address)).toBe(n),
  );
});
