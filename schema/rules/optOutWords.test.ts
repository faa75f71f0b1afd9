import { expect, test } from 'vitest';
import { mayBeOptOut, wishOf, wishOfButton } from './optOutWords.ts';

const optOuts = {
  'around the word': [
    'STOP',
    'stop',
    ' "Stop!" ',
    'STOP.',
    'Stop 🛑',
    '🙏 STOP 🙏🏽',
    'STOP ✋️',
    '*STOP*',
    '_stop_',
    '\u202aSTOP\u202c',
    '\u200bstop',
  ],
  'within the word': [
    'ＳＴＯＰ',
    '𝐒𝐓𝐎𝐏',
    'S T O P',
    's.t.o.p.',
    'stoppp',
    'STOP STOP STOP',
    'u n s u b s c r i b e',
    `stop${' '.repeat(50)}`,
  ],
  politely: ['Please stop', 'STOP now pls', 'stop, thank you', 'कृपया बंद करें', 'mat bhejo ji'],
  keywords: [
    'STOP ALL',
    'stopall',
    'Stop-All',
    'UNSUBSCRIBE',
    'un-subscribe',
    'CANCEL',
    'End',
    'QUIT',
    'Opt-out',
    'OPT OUT',
    'optout',
    'DND',
  ],
  sentences: ['Stop  promotions.', 'Stop sending messages', "Don't send messages", 'Unsubscribe me'],
  Hindi: ['बंद', 'बन्द करो।', 'बंद करें', 'रोकें', 'मैसेज मत भेजो', 'स्टॉप', 'Band karo', 'BANDKARO', 'mat bhejo'],
  Marathi: ['बंद करा', 'थांबवा', 'मेसेज पाठवू नका', 'band kara', 'pathavu naka'],
  Gujarati: ['બંધ કરો', 'મેસેજ મોકલશો નહીં', 'bandh karo', 'moklso nahi'],
  Tamil: ['நிறுத்து', 'நிறுத்தவும்', 'மெசேஜ் அனுப்ப வேண்டாம்', 'niruthu', 'anuppa vendam'],
  Telugu: ['ఆపండి', 'పంపవద్దు', 'aapandi', 'messages pampoddu'],
  Kannada: ['ನಿಲ್ಲಿಸಿ', 'ಕಳುಹಿಸಬೇಡಿ', 'nillisi', 'message kalisabedi'],
  Bengali: ['বন্ধ করুন', 'পাঠাবেন না', 'bondho korun', 'thaman'],
  Punjabi: ['ਬੰਦ ਕਰੋ', 'ਮੈਸੇਜ ਨਾ ਭੇਜੋ', 'band kar deo', 'na bhejo'],
};

test.each(Object.entries(optOuts).flatMap(([how, texts]) => texts.map(text => [how, text] as const)))(
  '%s: %j is an opt-out',
  (_, text) => expect(wishOf(text)).toBe('optOut'),
);

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
