import { readLine } from '../kit/readText.ts';

const list = (texts: string) => texts.split(', ');

/** Whole messages that end what a shop sends, by language: in its script and in Latin letters. */
const optOuts = {
  english: list(
    'stop, stop all, unsubscribe, unsubscribe all, unsubscribe from all, unsubscribe me, cancel, end, quit, opt out, opt me out, remove me, dnd, ' +
      'do not disturb, stop promotions, stop promotion, stop message, stop messages, stop msg, stop sms, stop messaging me, stop sending messages, ' +
      'stop sending me messages, do not send messages, dont send messages, don t send messages, no more messages',
  ),
  hindi: list(
    'बंद, बन्द, बंद करो, बन्द करो, बंद करें, बन्द करें, बंद करे, बंद कर दो, बंद कर दें, बंद कीजिए, बंद कीजिये, रोको, रोकें, रोक दो, रोक दें, मत भेजो, मत भेजें, ' +
      'मत भेजिए, मैसेज मत भेजो, मैसेज मत भेजें, मैसेज बंद करो, मैसेज बंद करें, संदेश बंद करें, संदेश मत भेजें, सदस्यता रद्द करें, स्टॉप, स्टाप, अनसब्सक्राइब, ' +
      'band karo, bandh karo, band kro, band kare, band karein, band karen, band kar do, band kardo, band kijiye, roko, rok do, mat bhejo, mat bheje, ' +
      'mat bhejiye, message mat bhejo, msg mat bhejo, message band karo, msg band karo, sms band karo',
  ),
  marathi: list(
    'बंद करा, बन्द करा, बंद कर, थांबवा, पाठवू नका, मेसेज पाठवू नका, मेसेज बंद करा, संदेश पाठवू नका, संदेश बंद करा, ' +
      'band kara, bandh kara, thambva, thambava, thambwa, pathavu naka, pathvu naka, message pathavu naka, msg pathvu naka, message band kara',
  ),
  gujarati: list(
    'બંધ, બંધ કરો, બંધ કરી દો, બંધ કરશો, રોકો, મોકલશો નહીં, મોકલશો નહિ, મેસેજ મોકલશો નહીં, મેસેજ ના મોકલો, મેસેજ બંધ કરો, સંદેશ બંધ કરો, સ્ટોપ, અનસબ્સ્ક્રાઇબ, ' +
      'bandh kari do, band kari do, message bandh karo, msg bandh karo, mokalso nahi, moklso nahi, moklsho nahi, message na moklo, message moklso nahi',
  ),
  tamil: list(
    'நிறுத்து, நிறுத்தவும், நிறுத்துங்கள், நிறுத்துக, அனுப்ப வேண்டாம், அனுப்பாதீர்கள், மெசேஜ் அனுப்பாதீர்கள், மெசேஜ் அனுப்ப வேண்டாம், செய்தி அனுப்ப வேண்டாம், ஸ்டாப், ' +
      'niruthu, niruthavum, niruthungal, nirutthu, anuppa vendam, anupa vendam, anupatheenga, anuppatheenga, message anuppa vendam, msg anupatheenga',
  ),
  telugu: list(
    'ఆపు, ఆపండి, ఆపేయండి, ఆపివేయండి, నిలిపివేయండి, పంపవద్దు, పంపకండి, మెసేజ్ పంపవద్దు, మెసేజ్ పంపకండి, మెసేజ్ ఆపండి, సందేశాలు పంపవద్దు, స్టాప్, ' +
      'aapu, aapandi, apandi, aapeyandi, nilipiveyandi, pampavaddu, pampavoddu, pampoddu, pampakandi, message pampavaddu, messages pampoddu',
  ),
  kannada: list(
    'ನಿಲ್ಲಿಸಿ, ನಿಲ್ಲಿಸು, ನಿಲ್ಲಿಸಿರಿ, ಬಂದ್ ಮಾಡಿ, ಕಳುಹಿಸಬೇಡಿ, ಕಳಿಸಬೇಡಿ, ಮೆಸೇಜ್ ಕಳುಹಿಸಬೇಡಿ, ಮೆಸೇಜ್ ಕಳಿಸಬೇಡಿ, ಸಂದೇಶ ಕಳುಹಿಸಬೇಡಿ, ಸ್ಟಾಪ್, ' +
      'nillisi, nillisu, nillisiri, band madi, band maadi, bandh madi, kaluhisabedi, kalisabedi, kalsbedi, message kalisabedi, message kaluhisabedi',
  ),
  bengali: list(
    'বন্ধ, বন্ধ করুন, বন্ধ করো, বন্ধ কর, বন্ধ করে দিন, থামান, থামাও, পাঠাবেন না, মেসেজ পাঠাবেন না, মেসেজ বন্ধ করুন, স্টপ, আনসাবস্ক্রাইব, ' +
      'bondho, bondho korun, bondho koro, bandho korun, bondo korun, thaman, thamao, pathaben na, message pathaben na, msg pathaben na, message bondho korun',
  ),
  punjabi: list(
    'ਬੰਦ, ਬੰਦ ਕਰੋ, ਬੰਦ ਕਰ ਦਿਓ, ਬੰਦ ਕਰ ਦੋ, ਰੋਕੋ, ਰੋਕ ਦਿਓ, ਨਾ ਭੇਜੋ, ਮੈਸੇਜ ਨਾ ਭੇਜੋ, ਮੈਸੇਜ ਬੰਦ ਕਰੋ, ਸੁਨੇਹੇ ਬੰਦ ਕਰੋ, ਸਟਾਪ, ਸਟੌਪ, ' +
      'band kar deo, band kar dio, band kardo, rokko, na bhejo, message na bhejo, msg na bhejo',
  ),
};

/** Not clear, even alone: they may refuse one thing, or ask to wait. */
const unclear = list(
  'bandh, नहीं चाहिए, nahi chahiye, नको, थांबा, નથી જોઈતું, வேண்டாம், vendam, వద్దు, vaddu, ಬೇಡ, beda, চাই না, chai na, ਨਹੀਂ ਚਾਹੀਦਾ, nahi chahida',
);

const optIns = list('start, resume, subscribe, opt in, शुरू, शुरू करें, चालू करें, सुरू करा');

/** Polite words change no wish. */
const politeWords = new Set(
  list('please, pls, plz, kindly, sir, madam, ji, now, thanks, thank, you, कृपया, जी, कृपा, करके, krupaya, kripya'),
);

/** Small letters, digits and vowel signs, word by word: punctuation, symbols and emoji say nothing. */
const wordsOf = (text: string): string[] =>
  readLine(text.normalize('NFKC'))
    .toLowerCase()
    .replace(/\p{Cf}|\p{Variation_Selector}|\u20e3/gu, '')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean);

/** Blanks are put anywhere (`s t o p`, `opt-out`, `bandkaro`), and a letter is held down (`stoppp`). */
const joined = (words: readonly string[]): string => words.join('').replace(/(\p{L})\1{2,}/gu, '$1');

const keysOf = (texts: readonly string[]): Set<string> => new Set(texts.map(text => joined(wordsOf(text))));
const optOutTexts = Object.values(optOuts).flat();
const [optOutKeys, optInKeys] = [keysOf(optOutTexts), keysOf(optIns)];

/** The wish about further messages that a message is, from its first to its last word. */
export const wishOf = (text: string): 'optOut' | 'optIn' | null => {
  const words = wordsOf(text).filter(word => !politeWords.has(word));
  const keys = [words, [...new Set(words)]].map(joined);
  if (keys.some(key => optOutKeys.has(key))) return 'optOut';
  return keys.some(key => optInKeys.has(key)) ? 'optIn' : null;
};

const answers = keysOf(list('cancel, end, quit'));

/** The same of a pressed button, which may only answer the question above it. */
export const wishOfButton = (text: string): 'optOut' | 'optIn' | null =>
  answers.has(joined(wordsOf(text))) ? null : wishOf(text);

const hints = [...optOutTexts, ...unclear].map(text => ` ${wordsOf(text).join(' ')} `);

/** True for a text that has such words among others: a person has to read it. */
export const mayBeOptOut = (text: string): boolean => {
  const words = ` ${wordsOf(text).join(' ')} `;
  return hints.some(hint => words.includes(hint));
};
