import { expect, test } from 'vitest';
import { mayBeOptOut, wishOf, wishOfButton } from './optOutWords.ts';

test.each([
  ...[
    'STOP',
    'stop',
    ' "Stop!" ',
    'STOP.',
    'Stop 🛑',
    '🙏 STOP 🙏🏽',
    'STOP ✋️',
    '*STOP*',
    '_stop_',
    'ＳＴＯＰ',
    '𝐒𝐓𝐎𝐏',
    'S T O P',
    's.t.o.p.',
  ],
  ...[
    'stoppp',
    'STOP STOP STOP',
    '\u202aSTOP\u202c',
    '\u200bstop',
    'Please stop',
    'STOP now pls',
    'stop, thank you',
    `stop${' '.repeat(50)}`,
  ],
  ...[
    'STOP ALL',
    'stopall',
    'Stop-All',
    'UNSUBSCRIBE',
    'un-subscribe',
    'Unsubscribe me',
    'CANCEL',
    'End',
    'QUIT',
    'Opt-out',
    'OPT OUT',
    'optout',
  ],
  ...['Stop  promotions.', 'Stop sending messages', "Don't send messages", 'DND', 'u n s u b s c r i b e'],
  ...['बंद', 'बन्द करो।', 'बंद करें', 'कृपया बंद करें', 'रोकें', 'मैसेज मत भेजो', 'स्टॉप', 'Band karo', 'BANDKARO', 'mat bhejo ji'],
  ...['बंद करा', 'थांबवा', 'मेसेज पाठवू नका', 'band kara', 'pathavu naka'],
  ...['બંધ કરો', 'મેસેજ મોકલશો નહીં', 'bandh karo', 'moklso nahi'],
  ...['நிறுத்து', 'நிறுத்தவும்', 'மெசேஜ் அனுப்ப வேண்டாம்', 'niruthu', 'anuppa vendam'],
  ...['ఆపండి', 'పంపవద్దు', 'aapandi', 'messages pampoddu'],
  ...['ನಿಲ್ಲಿಸಿ', 'ಕಳುಹಿಸಬೇಡಿ', 'nillisi', 'message kalisabedi'],
  ...['বন্ধ করুন', 'পাঠাবেন না', 'bondho korun', 'thaman'],
  ...['ਬੰਦ ਕਰੋ', 'ਮੈਸੇਜ ਨਾ ਭੇਜੋ', 'band kar deo', 'na bhejo'],
])('%j is an opt-out', text => expect(wishOf(text)).toBe('optOut'));

test.each(['Start', 'शुरू करें', 'OPT IN', 'start 👍'])('%j is an opt-in', text => expect(wishOf(text)).toBe('optIn'));

test.each([
  "please don't stop the offer",
  'stop by tomorrow',
  'Stop by the shop on Sunday',
  'Please do not stop',
  'non-stop',
  'When does the offer end?',
  'Can I cancel my order of the ring?',
  'दुकान कब बंद होती है? बंद न हो',
  'भाव बंद करो मत',
  'नहीं चाहिए',
  'I will stop buying if you send messages every day',
  'દુકાન બંધ છે?',
])('%j stays an enquiry, with a hint', text => expect([wishOf(text), mayBeOptOut(text)]).toEqual([null, true]));

test.each([
  '',
  '🙏',
  'thank you',
  'What is the rate of gold?',
  'weekend',
  'Gold band, size 12',
  'सोने का भाव क्या है?',
  'nonstop',
  'Endless knot',
  '9820012345',
])('%j is an enquiry alone', text => expect([wishOf(text), mayBeOptOut(text)]).toEqual([null, false]));

test.each([
  ['Stop promotions', 'optOut'],
  ['STOP', 'optOut'],
  ['Cancel', null],
  ['End', null],
] as const)('the button %j is %j', (text, wish) => expect(wishOfButton(text)).toBe(wish));
