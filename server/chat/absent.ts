import { ChatRefusal, type Chat } from '../../api/chat/port.ts';
import { notFound } from '../../schema/errors.ts';
import { say } from '../../schema/words/said.ts';

const refuse = async (): Promise<never> => {
  throw new ChatRefusal(say('whatsAppAbsent'), 0, 'never');
};

/** Where neither Meta nor its stand-in is at hand. */
export const absentChat: Chat = {
  templates: refuse,
  upload: refuse,
  send: refuse,
  read: () => {
    throw notFound(say('whatsApp'));
  },
  verify: () => null,
};
