/** A name in each script of India's Eighth Schedule and what else people write, with the font that draws it. */
export const everyScript: readonly (readonly [font: string, name: string])[] = [
  ['Mukta', 'Łucja Ṭhākur'],
  ['Mukta', 'श्रीमती लक्ष्मी'],
  ['MuktaMalar', 'முத்துலட்சுமி'],
  ['MuktaVaani', 'લક્ષ્મીબેન'],
  ['NotoSansTelugu', 'శ్రీలక్ష్మి'],
  ['NotoSansKannada', 'ಲಕ್ಷ್ಮೀ'],
  ['NotoSansMalayalam', 'ലക്ഷ്മി'],
  ['NotoSansBengali', 'লক্ষ্মী ৰূপা'],
  ['NotoSansGurmukhi', 'ਲਖਵਿੰਦਰ ਸਿੰਘ'],
  ['NotoSansOriya', 'ଲକ୍ଷ୍ମୀ'],
  ['NotoSansOlChiki', 'ᱥᱟᱱᱛᱟᱲᱤ'],
  ['NotoSansMeeteiMayek', 'ꯃꯩꯇꯩ'],
  ['NotoSansArabic', 'ٹھاکر غُلام ڳالھه'],
  ['NotoSans', 'Nguyễn Văn Дмитрий'],
  ['NotoEmoji', '💍 👩‍🚀 ❤️'],
  ['NotoSansSymbols2', '王'],
];

/** All of them in one text, with signs that nobody sees between them. */
export const everyName = everyScript.map(([, name]) => name).join('\u0007 \u202E\u200B');
