const second = 1_000;
const minute = 60 * second;

/** `says`: to whoever sent the message. `wait`: milliseconds after which it may be tried again; without it, it never is. */
type ChatError = { says: string; wait?: number };

const contract = "The shop's WhatsApp contract needs attention: ";
const template = 'The template needs attention: ';

/** Meta's error codes, of refused calls and of failed messages alike. What is not here is not tried again. */
const chatErrors: Readonly<Record<number, ChatError>> = {
  0: { says: `${contract}WhatsApp did not accept this site's credentials.` },
  2: { says: 'WhatsApp is out of service for the moment.', wait: minute },
  3: { says: `${contract}this site may not make that call.` },
  4: { says: 'WhatsApp is getting too many calls from this site.', wait: 5 * minute },
  10: { says: `${contract}a permission is missing or was taken away.` },
  33: { says: `${contract}its phone number no longer exists.` },
  100: { says: 'WhatsApp could not read part of this message.' },
  190: { says: `${contract}this site's access has expired.` },
  368: { says: `${contract}the account is blocked for breaking WhatsApp's policies.` },
  80007: { says: "The shop's WhatsApp account has reached its limit for now.", wait: 5 * minute },
  80008: { says: "The shop's WhatsApp account has reached its limit for now.", wait: 5 * minute },
  130429: { says: 'Messages were sent faster than WhatsApp takes them.', wait: second },
  130472: { says: 'WhatsApp held this message back as part of an experiment of its own.' },
  130497: { says: 'This account may not send messages to people in that country.' },
  131000: { says: 'Something went wrong at WhatsApp.', wait: 30 * second },
  131005: { says: `${contract}a permission is missing or was taken away.` },
  131008: { says: 'A value that the template needs is missing.' },
  131009: { says: 'A value of this message is not one that WhatsApp takes.' },
  131016: { says: 'WhatsApp is out of service for the moment.', wait: minute },
  131021: { says: 'This number is the one that the shop sends from.' },
  131026: { says: 'This number cannot be reached on WhatsApp.' },
  131030: { says: 'This number is not among those that a test account may write to.' },
  131031: { says: `${contract}the account is locked.` },
  131037: { says: `${contract}its display name must be approved first.` },
  131042: { says: `${contract}there is a problem with its payment method.` },
  131045: { says: `${contract}its phone number must be registered first.` },
  131047: { says: 'More than 24 hours have passed since this person last wrote: only a template can be sent.' },
  131048: { says: 'Too many people blocked or reported messages of this shop: WhatsApp limits what it may send.' },
  131049: { says: 'WhatsApp did not deliver it, so that this person does not get too many offers.' },
  131050: { says: 'This person has stopped marketing messages from the shop.' },
  131051: { says: 'WhatsApp does not take this kind of message.' },
  131052: { says: 'WhatsApp could not fetch the picture or document.' },
  131053: { says: 'WhatsApp could not take the picture or document: its type or size does not fit.' },
  131056: { says: 'Messages to this person follow one another too fast.', wait: 6 * second },
  131057: { says: "The shop's WhatsApp account is under maintenance.", wait: 5 * minute },
  132000: { says: `${template}it takes another number of values.` },
  132001: { says: `${template}it does not exist in this language, or was not approved.` },
  132005: { says: `${template}with its values filled in, the text is too long.` },
  132007: { says: `${template}it breaks a policy of WhatsApp.` },
  132012: { says: `${template}a value has another form than it asks for.` },
  132015: { says: `${template}WhatsApp has paused it because of people's reactions.` },
  132016: { says: `${template}WhatsApp has disabled it for good because of people's reactions.` },
  132018: { says: `${template}a value holds a line break, a tab or too many spaces.` },
  132068: { says: `${template}its form is blocked.` },
  132069: { says: `${template}its form has reached its limit.` },
  133004: { says: 'WhatsApp is out of service for the moment.', wait: minute },
  133010: { says: `${contract}its phone number is not registered.` },
  134011: { says: `${contract}the terms of its payments are not accepted yet.` },
  135000: { says: 'WhatsApp could not take this message.' },
};

/** A sentence for whoever sent the message. */
export const chatErrorWords = (code: number): string =>
  chatErrors[code]?.says ?? (isPermission(code) ? chatErrors[10]!.says : `WhatsApp refused this message (${code}).`);

/** Whether a code says for certain that nothing was sent. */
export const isChatError = (code: number): boolean => code in chatErrors || isPermission(code);

/** Milliseconds after which a refused message may be tried again; null when it never may. */
export const chatErrorWait = (code: number): number | null => chatErrors[code]?.wait ?? null;

const isPermission = (code: number) => code >= 200 && code <= 299;
