import type { HeaderFormat } from './messageStates.ts';

/** What a template of the chat service leaves open. A placeholder is `{{1}}` or `{{name}}`. */
export type TemplateShape = {
  headerFormat: HeaderFormat;
  /** The placeholder in a header of text. */
  header: string | null;
  body: string[];
  /** Addresses of buttons, by their place among the buttons. `before`: what stands in front of the placeholder. */
  buttons: { index: number; name: string; before: string }[];
};

type Component = { type?: string; format?: string; text?: unknown; buttons?: unknown };

export const templateShape = (components: readonly unknown[]): TemplateShape => {
  const of = (type: string) => (components as Component[]).find(component => component?.type?.toUpperCase() === type);
  const header = of('HEADER');
  const buttons = of('BUTTONS')?.buttons;
  return {
    headerFormat: header ? ((header.format ?? 'TEXT').toUpperCase() as HeaderFormat) : 'NONE',
    header: placeholders(header?.text)[0] ?? null,
    body: placeholders(of('BODY')?.text),
    buttons: (Array.isArray(buttons) ? (buttons as { url?: unknown }[]) : []).flatMap(({ url }, index) =>
      placeholders(url).map(name => ({ index, name, before: String(url).split('{{')[0]! })),
    ),
  };
};

/** Each once: numbers as they count, whatever order a language puts them in; names as they appear. */
export const placeholders = (text: unknown): string[] => {
  if (typeof text !== 'string') return [];
  const names = [...new Set([...text.matchAll(/\{\{\s*(\w+)\s*\}\}/g)].map(([, name]) => name!))];
  return names.every(name => /^\d+$/.test(name)) ? names.sort((one, other) => Number(one) - Number(other)) : names;
};

/** How many variables a message has: those of the body first, then those of the buttons. */
export const variableCount = ({ body, buttons }: TemplateShape): number => body.length + buttons.length;

export type Filling = {
  variables: readonly string[];
  headerText: string | null;
  /** Of a picture, a video or a document. */
  mediaId: string | null;
};

/** What is sent to the chat service in place of what a template leaves open. */
export const filledComponents = (shape: TemplateShape, { variables, headerText, mediaId }: Filling): object[] => {
  const kind = shape.headerFormat.toLowerCase();
  const [header] = shape.header
    ? [text(shape.header, headerText ?? '')]
    : mediaId
      ? [{ type: kind, [kind]: { id: mediaId } }]
      : [];
  const body = shape.body.map((name, i) => text(name, variables[i] ?? ''));
  return [
    ...(header ? [{ type: 'header', parameters: [header] }] : []),
    ...(body.length ? [{ type: 'body', parameters: body }] : []),
    ...shape.buttons.map(({ index }, i) => ({
      type: 'button',
      sub_type: 'url',
      index: String(index),
      parameters: [text('1', variables[shape.body.length + i] ?? '')],
    })),
  ];
};

const text = (name: string, value: string) => ({
  type: 'text',
  ...(/^\d+$/.test(name) ? {} : { parameter_name: name }),
  text: value,
});
