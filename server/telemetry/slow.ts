/** What takes longer stands in the log whatever is asked for, in seconds. */
export const slow = 1;
