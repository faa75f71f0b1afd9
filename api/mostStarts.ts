/** How often a job is taken up in the same place before it is given up: what it works on may be what stops the process. */
export const mostStarts = 20;
