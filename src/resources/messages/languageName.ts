/** `hi` -> `Hindi`, in the reader's language; Meta writes `en_US`. */
export function languageName(code: string, locale = 'en'): string {
  try {
    return new Intl.DisplayNames([locale], { type: 'language' }).of(code.replace('_', '-')) ?? code;
  } catch {
    return code;
  }
}
