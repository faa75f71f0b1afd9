/** SQL: the financial year of a day as numbers name it, `26-27`. Immutable, since an index uses it. */
const yearName = (day: string): string => {
  const year = `extract(year from ${day} - interval '3 months')::integer`;
  return `lpad((${year} % 100)::text, 2, '0') || '-' || lpad(((${year} + 1) % 100)::text, 2, '0')`;
};

/** SQL: true where a number names a financial year, and another one than that of the document's day. */
export const isOfOtherYear = ({ number, day }: { number: string; day: string }): string =>
  `${number} ~ '/[0-9]{2}-[0-9]{2}/[0-9]+$' and strpos(${number}, '/' || ${yearName(day)} || '/') = 0`;
