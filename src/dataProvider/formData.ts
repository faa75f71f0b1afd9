/** A picked file as react-admin's inputs hold it. */
type Picked = { rawFile: File };

export function hasFiles(data: Record<string, unknown>): boolean {
  return Object.values(data).some(value => filesIn(value).length > 0);
}

/**
 * Fields as plain text, files under their own name as often as there are, with what stands between them in its place;
 * objects and lists as JSON text. The lists named in `repeated` are sent as one plain part for each value.
 */
export function toFormData(data: Record<string, unknown>, repeated: readonly string[] = ['groupIds']): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(data)) {
    const files = filesIn(value);
    if (files.length > 0) [value].flat().forEach(item => form.append(name, filesIn(item)[0] ?? asText(item)));
    else if (Array.isArray(value) && repeated.includes(name)) value.forEach(item => form.append(name, String(item)));
    else if (value !== undefined && value !== null) form.append(name, asText(value));
  }
  return form;
}

function filesIn(value: unknown): File[] {
  const values: unknown[] = Array.isArray(value) ? value : [value];
  return values.flatMap(item => (item instanceof File ? [item] : isPicked(item) ? [item.rawFile] : []));
}

function isPicked(value: unknown): value is Picked {
  return typeof value === 'object' && value !== null && 'rawFile' in value && value.rawFile instanceof File;
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
