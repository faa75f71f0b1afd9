/** What a spreadsheet takes for the start of a formula; the last four are the wide forms of = + - @. */
const starts = '=+\\-@\uff1d\uff0b\uff0d\uff20';
/** A spreadsheet runs a text that starts like this. */
export const formula = new RegExp(`^[${starts}\\t\\r]`);
/** People type an apostrophe before such a text, so that a spreadsheet keeps it. */
const number = '[\\d+-][\\d\\s.,()/+-]*$';
/** A text that is marked in a file. One that has an apostrophe of its own there gets another, of which the reader takes one away. */
const marked = new RegExp(`^(?:'*[${starts}\\t\\r]|'+${number})`);
/** And so begins a cell for a reader that takes semicolons or tabs for separators, be it in the midst of one of ours. */
const inner = new RegExp(`([;\\t])(?='*[${starts}])`, 'g');
const marks = new RegExp(`^'(?='*(?:[${starts}\\t\\r]|${number}))|(?<=[;\\t])'(?='*[${starts}])`, 'g');

/** A text for a cell of CSV. The apostrophe tells a spreadsheet that text follows. */
export const withoutFormulas = (text: string): string => (marked.test(text) ? `'${text}` : text).replace(inner, "$1'");

/** A cell as it was before that: the apostrophe is no part of the text. */
export const withoutMarks = (cell: string): string => cell.replace(marks, '');
