import type { contacts } from '../../../entities/contacts.ts';
import type { Words } from '../../schemaWords.ts';
import { genders } from '../choices.ts';
import { states } from '../states.ts';

export const contactsWords = {
  one: 'संपर्क',
  many: 'संपर्क',
  fields: {
    name: 'नाम',
    gender: 'लिंग',
    mobileNo: 'मोबाइल नंबर',
    email: 'पर्सनल ईमेल',
    phoneNo: 'फ़ोन नंबर',
    otherEmail: 'दूसरा ईमेल',
    organization: 'कंपनी',
    address: 'पता',
    city: 'शहर',
    pin: 'पिन',
    stateCode: 'राज्य',
    gstin: 'GSTIN',
    pan: 'PAN',
    ringSize: 'अंगूठी का साइज़',
    bangleSize: 'चूड़ी का साइज़',
    preferredLanguage: 'संदेश की भाषा',
    tags: 'टैग',
    creditLimit: 'उधार की सीमा',
    isCustomer: 'ग्राहक',
    isSupplier: 'सप्लायर',
    isKarigar: 'कारीगर',
    birthday: 'जन्मदिन',
    anniversary: 'शादी की सालगिरह',
    notes: 'नोट',
    facebookId: 'Facebook',
    instagramId: 'Instagram',
    selectedGroups: 'समूह',
  },
  values: { gender: genders, stateCode: states, preferredLanguage: { en: 'English', hi: 'हिन्दी' } },
  sections: { place: { label: 'पता' }, trade: { label: 'टैक्स और उधार' }, sizes: { label: 'साइज़' } },
  inputs: { importList: { contacts: 'फ़ाइल', groupIds: 'समूह' }, leaveGroups: { GroupIds: 'समूह' } },
  publicForm: { title: 'हमारे ग्राहकों की सूची में जुड़ें' },
  messages: {
    created: 'संपर्क जुड़ गया!',
    updated: 'संपर्क सहेज लिया',
    deleted: 'संपर्क हटा दिया!',
    deleteFailed: 'संपर्क नहीं हट पाया।',
    updateFailed: 'संपर्क नहीं बदल पाया',
  },
} satisfies Words<typeof contacts>;
