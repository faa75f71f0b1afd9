import type { FormWords } from '../formWords.ts';

/** Its owner and where it stands, as registering and ordering ask for them. */
const person = { name: 'नाम', email: 'ईमेल', mobileNo: 'मोबाइल नंबर' };
const place = { pin: 'PIN', stateCode: 'राज्य' };

export const forms: FormWords = {
  signIn: { email: 'ईमेल', password: 'पासवर्ड' },
  register: { ...person, password: 'पासवर्ड', credential: 'Google की पहचान', shopName: 'दुकान का नाम', ...place },
  link: { credential: 'Google की पहचान', password: 'पासवर्ड' },
  forgot: { email: 'ईमेल' },
  chatAnswer: { text: 'जवाब' },
  reset: { token: 'लिंक', password: 'पासवर्ड' },
  prove: { token: 'लिंक' },
  changePassword: { password: 'अभी का पासवर्ड', newPassword: 'नया पासवर्ड' },
  approvalPin: { pin: 'PIN', password: 'पासवर्ड' },
  eraseAccount: { password: 'अभी का पासवर्ड' },
  language: { language: 'भाषा' },
  mobile: { mobileNo: 'मोबाइल नंबर' },
  email: { email: 'ईमेल', password: 'पासवर्ड' },
  order: { lines: 'प्लान', businessName: 'कारोबार का नाम', ...person, ...place, gstin: 'GSTIN' },
  addPicture: { image: 'फ़ोटो' },
  orderPictures: { imageIds: 'फ़ोटो' },
  startUpload: { name: 'नाम', type: 'प्रकार', size: 'बाइट', modified: 'कब बदली (मिलीसेकंड में)' },
  addFile: { file: 'फ़ाइल' },
  orderFiles: { fileIds: 'फ़ाइलें' },
  renameFile: { name: 'नाम' },
  paperLetter: { to: 'ईमेल', text: 'संदेश' },
  remark: { text: 'टिप्पणी', mentions: 'किसे बताना है', pictures: 'फ़ोटो' },
  sharedText: { update: 'बदलाव', since: 'कहाँ तक मालूम है' },
  calendar: { whose: 'किसका' },
  publicName: { name: 'नाम' },
};
