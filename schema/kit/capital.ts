/** `receipt` -> `Receipt`, to go on a name with. */
export const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);
