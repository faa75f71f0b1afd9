import type {
  changePasswordFields,
  emailFields,
  eraseAccountFields,
  forgotFields,
  languageFields,
  linkFields,
  mobileFields,
  proveFields,
  registerFields,
  resetFields,
} from '../rules/account.ts';
import type { approvalPinFields } from '../rules/approvals.ts';
import type { calendarFields } from '../rules/calendars.ts';
import type { orderFields } from '../rules/orders.ts';
import type { paperLetterFields } from '../rules/paperLetters.ts';
import type { addPictureFields, orderPicturesFields } from '../rules/pictures.ts';
import type { publicNameFields } from '../rules/publicName.ts';
import type { addFileFields, orderFilesFields, renameFileFields } from '../rules/recordFiles.ts';
import type { startUploadFields } from '../rules/uploads.ts';
import type { remarkFields } from '../rules/remarks.ts';
import type { updateFields } from '../rules/sharedTexts.ts';
import type { signInFields } from '../rules/signIn.ts';
import type { chatAnswerFields } from '../rules/chatAnswer.ts';

type Forms = {
  signIn: typeof signInFields;
  register: typeof registerFields;
  link: typeof linkFields;
  forgot: typeof forgotFields;
  chatAnswer: typeof chatAnswerFields;
  reset: typeof resetFields;
  prove: typeof proveFields;
  changePassword: typeof changePasswordFields;
  approvalPin: typeof approvalPinFields;
  eraseAccount: typeof eraseAccountFields;
  language: typeof languageFields;
  mobile: typeof mobileFields;
  email: typeof emailFields;
  order: typeof orderFields;
  addPicture: typeof addPictureFields;
  orderPictures: typeof orderPicturesFields;
  startUpload: typeof startUploadFields;
  addFile: typeof addFileFields;
  orderFiles: typeof orderFilesFields;
  renameFile: typeof renameFileFields;
  paperLetter: typeof paperLetterFields;
  remark: typeof remarkFields;
  sharedText: typeof updateFields;
  calendar: typeof calendarFields;
  publicName: typeof publicNameFields;
};

/** The labels, in another language, of the forms that belong to no entity. */
export type FormWords = { readonly [F in keyof Forms]: { readonly [K in keyof Forms[F]]: string } };
