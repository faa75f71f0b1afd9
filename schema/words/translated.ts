/** The words of a module in another language: the same keys, none missing and none more, and lists as long. Functions are as they are. */
export type Translated<T> = T extends string
  ? string
  : T extends (...given: never[]) => unknown
    ? T
    : T extends readonly unknown[]
      ? { readonly [I in keyof T]: Translated<T[I]> }
      : { readonly [K in keyof T]: Translated<T[K]> };
