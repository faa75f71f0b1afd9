/** A spreadsheet runs a text that starts like this; the last four are the wide forms of = + - @. */
export const formula = /^[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/;
/** And so begins a cell for a reader that takes semicolons or tabs for separators, be it in the midst of one of ours. */
const inner = /([;\t])(?=[=+\-@\uff1d\uff0b\uff0d\uff20])/g;

/** A text for a cell of CSV. The apostrophe tells a spreadsheet that text follows. */
export const withoutFormulas = (text: string): string => (formula.test(text) ? `'${text}` : text).replace(inner, "$1'");
