import { messages, type Message } from '../../../schema/entities/messages.ts';
import type { QuietHours } from '../../../schema/rules/quietHours.ts';
import { get, postForm } from '../../dataProvider/calls.ts';
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

export const getTerms = (options: Abortable) => get<Terms>(shopPath('whatsapp/terms'), options);
export const getBalance = (options: Abortable) => get<number>(shopPath('whatsapp/balance'), options);

/** They come as text within the reply. */
export const getTemplates = async (options: Abortable): Promise<Template[]> =>
  (JSON.parse(await get<string>(shopPath('whatsapp/templates'), options)) as { data: Template[] }).data;

export const sendMessage = (body: Body) => postForm<Message>(path(), toFormData(body));
export const estimateMessage = (body: Body, options: Abortable) =>
  postForm<Estimate>(`${path()}/estimate`, toFormData(body), options);
