import type { HeaderFormat } from './messageStates.ts';
import { templateShape } from './template.ts';

/** A message as a phone shows it. */
export type Preview = {
  headerFormat: HeaderFormat;
  header: string | null;
  body: string;
  footer: string | null;
  buttons: string[];
};

type Component = {
  type?: unknown;
  text?: unknown;
  buttons?: unknown;
  example?: { header_text?: unknown; body_text?: unknown };
};

/** A placeholder without a value stays as it is written. */
export const templatePreview = (
  components: readonly unknown[],
  { variables, headerText }: { variables: readonly (string | undefined)[]; headerText: string | null },
): Preview => {
  const shape = templateShape(components);
  const body = new Map(shape.body.map((name, i) => [name, variables[i]]));
  const header = partOf(components, 'HEADER');
  const footer = words(partOf(components, 'FOOTER').text);
  const buttons = partOf(components, 'BUTTONS').buttons;
  return {
    headerFormat: shape.headerFormat,
    header: filled(words(header.text), new Map([[shape.header ?? '', headerText ?? undefined]])) || null,
    body: filled(words(partOf(components, 'BODY').text), body),
    footer: footer || null,
    buttons: (Array.isArray(buttons) ? (buttons as Component[]) : []).map(({ text }) => words(text)).filter(Boolean),
  };
};

/** What the template's author gave as values: of the header, and of the body in the order of its placeholders. */
export const templateExamples = (components: readonly unknown[]): { header: string | null; body: string[] } => ({
  header: listOf(partOf(components, 'HEADER').example?.header_text)[0] || null,
  body: listOf(listed(partOf(components, 'BODY').example?.body_text)[0]),
});

const listed = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const listOf = (value: unknown): string[] => listed(value).map(words);

const partOf = (components: readonly unknown[], type: string): Component =>
  (components as Component[]).find(component => words(component?.type).toUpperCase() === type) ?? {};

const filled = (text: string, values: ReadonlyMap<string, string | undefined>) =>
  text.replace(/\{\{\s*(\w+)\s*\}\}/g, (placeholder, name: string) => values.get(name) || placeholder);

const words = (value: unknown): string => (typeof value === 'string' ? value : '');
