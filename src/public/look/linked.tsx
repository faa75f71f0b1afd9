/** @jsxImportSource preact */

/** Addresses in a text can be followed, as mail programs and phones show them. What ends a sentence is no part of one. */
export function linked(text: string) {
  const parts = text.split(/(https?:\/\/\S*[^\s.,;:!?।)])/);
  return parts.map((part, index) =>
    index % 2 ? (
      <a key={part} href={part}>
        {part}
      </a>
    ) : (
      part
    ),
  );
}
