/** Text as it may stand in HTML. */
export const escaped = (text: string): string => text.replace(/[&<>"]/g, sign => `&#${sign.charCodeAt(0)};`);

export const code = (text: string): string => `<code>${escaped(text)}</code>`;

/** A summary as it is written here, with `code` between backticks. */
export const inWords = (text: string): string =>
  escaped(text).replace(/`([^`]+)`/g, (_, inner: string) => `<code>${inner}</code>`);
