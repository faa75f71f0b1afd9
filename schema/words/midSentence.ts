/** A name inside a sentence: `Product group` -> `product group`, while `GST entry` and `WhatsApp messages` keep their capitals. */
export const midSentence = (name: string): string =>
  /^\p{Lu}\p{Ll}+(?=[\s-]|$)/u.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;
