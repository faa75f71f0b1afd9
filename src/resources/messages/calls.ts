import { messages, type Message } from '../../../schema/entities/messages.ts';
import { recipients, type Recipient } from '../../../schema/entities/recipients.ts';
import type { QuietHours } from '../../../schema/rules/quietHours.ts';
import { get, post, postForm, put } from '../../dataProvider/calls.ts';
import { toFormData } from '../../dataProvider/formData.ts';
import { pathOf, shopPath } from '../../dataProvider/paths.ts';

export type Template = {
  name: string;
  language: string;
  status: string;
  category: string;
  components: readonly unknown[];
};

export type Terms = { approved: boolean; quiet: QuietHours; prices: Record<string, number> | null };

export type Estimate = {
  total: number;
  skipped: number;
  /** The first of them. */
  leftOut: { contactId: string; name: string; reason: string }[];
  price: number;
  cost: number;
  balance: number;
  enough: boolean;
};

type Abortable = { signal?: AbortSignal };
type Body = Record<string, unknown>;

const path = () => pathOf(messages.resource);
const pathTo = (id: string) => `${path()}/${encodeURIComponent(id)}`;

export const getTerms = (options: Abortable) => get<Terms>(shopPath('whatsapp/terms'), options);
export const getBalance = (options: Abortable) => get<number>(shopPath('whatsapp/balance'), options);

/** They come as text within the reply. */
export const getTemplates = async (options: Abortable): Promise<Template[]> =>
  (JSON.parse(await get<string>(shopPath('whatsapp/templates'), options)) as { data: Template[] }).data;

export const sendMessage = (body: Body) => postForm<Message>(path(), toFormData(body));
export const testMessage = (body: Body) => postForm<Message>(`${path()}/test`, toFormData(body));
export const estimateMessage = (body: Body, options: Abortable) =>
  postForm<Estimate>(`${path()}/estimate`, toFormData(body), options);

/** True once nothing is under way any more. */
export const cancelMessage = (id: string) => put<boolean>(`${pathTo(id)}/cancel`);
export const retryMessage = (id: string, body: Body) => post<Message>(`${pathTo(id)}/retry`, body);
export const settleRecipient = ({ messageId, id }: Pick<Recipient, 'messageId' | 'id'>, state: 'sent' | 'failed') =>
  post<Recipient>(`${pathOf(recipients.resource, { messageId })}/${encodeURIComponent(id)}/settle`, { state });
