/** What a spreadsheet takes for the start of a formula; the last four are the wide forms of = + - @. */
const starts = '=+\\-@\uff1d\uff0b\uff0d\uff20';
/** A spreadsheet runs a text that starts like this. */
export const formula = new RegExp(`^[${starts}\\t\\r]`);
/** And so begins a cell for a reader that takes semicolons or tabs for separators, be it in the midst of one of ours. */
const inner = new RegExp(`([;\\t])(?=[${starts}])`, 'g');
const marks = new RegExp(`^'(?=[${starts}\\t\\r])|(?<=[;\\t])'(?=[${starts}])`, 'g');

/** A text for a cell of CSV. The apostrophe tells a spreadsheet that text follows. */
export const withoutFormulas = (text: string): string => (formula.test(text) ? `'${text}` : text).replace(inner, "$1'");

/** A cell of CSV as it was before that: the apostrophe is no part of the text. */
export const withoutMarks = (cell: string): string => cell.replace(marks, '');
