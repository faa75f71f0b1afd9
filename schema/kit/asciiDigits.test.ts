import { expect, it } from 'vitest';
import { asciiDigits } from './asciiDigits.ts';

it.each([
  ['Devanagari', '०१२३४५६७८९'],
  ['Bengali', '০১২৩৪৫৬৭৮৯'],
  ['Gurmukhi', '੦੧੨੩੪੫੬੭੮੯'],
  ['Gujarati', '૦૧૨૩૪૫૬૭૮૯'],
  ['Odia', '୦୧୨୩୪୫୬୭୮୯'],
  ['Tamil', '௦௧௨௩௪௫௬௭௮௯'],
  ['Telugu', '౦౧౨౩౪౫౬౭౮౯'],
  ['Kannada', '೦೧೨೩೪೫೬೭೮೯'],
  ['Malayalam', '൦൧൨൩൪൫൬൭൮൯'],
  ['Urdu', '۰۱۲۳۴۵۶۷۸۹'],
  ['Arabic', '٠١٢٣٤٥٦٧٨٩'],
  ['Meetei Mayek', '꯰꯱꯲꯳꯴꯵꯶꯷꯸꯹'],
  ['Ol Chiki', '᱐᱑᱒᱓᱔᱕᱖᱗᱘᱙'],
  ['full width', '０１２３４５６７８９'],
  ['bold, the first of five runs that touch', '𝟎𝟏𝟐𝟑𝟒𝟓𝟔𝟕𝟖𝟗'],
  ['monospace, the last of them', '𝟶𝟷𝟸𝟹𝟺𝟻𝟼𝟽𝟾𝟿'],
])('reads %s', (_, digits) => expect(asciiDigits(`+${digits} x`)).toBe('+0123456789 x'));

it('leaves all other text as it is', () => expect(asciiDigits('½ ² ① अ 12')).toBe('½ ² ① अ 12'));
