/** A notification on its way to one person by WhatsApp. */
export type ChatNoticeJob = { shop: string; user: string; id: string };

export const chatNoticeQueue = 'chat_notices';
