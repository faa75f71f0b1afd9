import type { DemoTemplates } from '../../../schema/demoTemplates.ts';
import type { Accepted } from './message.ts';

type Json = Record<string, unknown>;
/** What a call to send may carry; every part of it may be missing or be something else. */
export type Asked = {
  messaging_product?: unknown;
  to?: unknown;
  type?: unknown;
  biz_opaque_callback_data?: unknown;
  template?: { name?: unknown; language?: { code?: unknown }; components?: unknown };
};

type Composed = Omit<Accepted, 'id' | 'at' | 'phoneNumberId' | 'to' | 'reference' | 'tellings'>;
type Parameter = { type?: unknown; text?: unknown } & Json;

/** WhatsApp's limit for a text with its values filled in. */
const longestBody = 1_024;
const kinds = { IMAGE: 'image', VIDEO: 'video', DOCUMENT: 'document' } as const;

/** What the number's account has. `isMedia` knows what was uploaded. */
type Account = { templates: DemoTemplates; isMedia: (id: string) => boolean };

/** The message as a phone shows it, or Meta's code for what is wrong with it. */
export const compose = (asked: Asked, { templates, isMedia }: Account): Composed | number => {
  if (asked.messaging_product !== 'whatsapp' || asked.type !== 'template') return 100;
  if (typeof asked.to !== 'string' || !/^\d{8,15}$/.test(asked.to)) return 131009;
  const { name, language, components: given = [] } = asked.template ?? {};
  const template = templates.find(each => each.name === name && each.language === language?.code);
  if (!template) return 132001;
  if (template.status !== 'APPROVED') return 132015;
  if (!Array.isArray(given)) return 100;
  const part = (type: string) => template.components.find(component => component['type'] === type) ?? {};
  const head = headOf(part('HEADER'), parametersOf(given, 'header'), isMedia);
  if (typeof head === 'number') return head;
  const body = filled(text(part('BODY')['text']), parametersOf(given, 'body'));
  if (typeof body === 'number') return body;
  if (body.length > longestBody) return 132005;
  const buttons = (part('BUTTONS')['buttons'] as Json[] | undefined) ?? [];
  if (buttons.some((button, n) => isOpen(button) && !isFilled(given, n))) return 131008;
  return {
    template: template.name,
    language: template.language,
    category: template.category,
    ...head,
    body,
    footer: text(part('FOOTER')['text']) || null,
    buttons: buttons.map(button => text(button['text'])),
  };
};

type Head = Pick<Accepted, 'media' | 'header'>;

const headOf = (
  { format, text: written }: Json,
  given: Parameter[],
  isMedia: (id: string) => boolean,
): Head | number => {
  const kind = kinds[format as keyof typeof kinds];
  if (!kind) {
    const header = written ? filled(text(written), given) : null;
    return typeof header === 'number' ? header : { media: null, header };
  }
  const parameter = given[0];
  if (parameter?.type !== kind) return 132012;
  const { id, link } = (parameter[kind] ?? {}) as { id?: unknown; link?: unknown };
  const isThere = typeof link === 'string' || (typeof id === 'string' && isMedia(id));
  return isThere ? { media: kind, header: null } : 131053;
};

/** With the values in their places, or the code that refuses them. */
const filled = (written: string, given: Parameter[]): string | number => {
  const places = new Set(written.match(/\{\{\d+\}\}/g));
  if (places.size !== given.length) return 132000;
  const values = given.map(parameter => text(parameter.text));
  if (given.some(parameter => parameter.type !== 'text')) return 132012;
  if (values.includes('')) return 131008;
  if (values.some(value => /[\n\t]| {5}/.test(value))) return 132018;
  return written.replace(/\{\{(\d+)\}\}/g, (_, n: string) => values[Number(n) - 1] ?? '');
};

/** The address of a button may end in a value. */
const isOpen = ({ url }: Json) => text(url).includes('{{');

const isFilled = (components: unknown[], n: number) =>
  (components as Json[]).some(
    ({ type, sub_type: kind, index, parameters }) =>
      type === 'button' &&
      kind === 'url' &&
      String(index) === `${n}` &&
      Array.isArray(parameters) &&
      parameters.length === 1,
  );

const parametersOf = (components: unknown[], type: string): Parameter[] => {
  const found = (components as Json[]).find(component => component['type'] === type);
  return Array.isArray(found?.['parameters']) ? (found['parameters'] as Parameter[]) : [];
};

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
