/** `'Ring, Ear Tops'` as a list. */
export const words = (text: string): string[] => text.split(', ');
