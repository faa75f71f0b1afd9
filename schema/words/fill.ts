/** `%{name}` are places for values. */
export const fill = (template: string, values: Readonly<Record<string, unknown>>): string =>
  template.replace(/%\{(\w+)\}/g, (place, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : place,
  );
