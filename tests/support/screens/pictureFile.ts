/** A picture of one pixel. */
const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** jsdom shows no pictures, so that the address of this one is made up. */
export function pictureFile(name: string, type = 'image/png'): File {
  Object.assign(URL, { createObjectURL: (file: File) => `blob:${file.name}`, revokeObjectURL: () => {} });
  return new File([Uint8Array.from(atob(png), letter => letter.charCodeAt(0))], name, { type });
}
