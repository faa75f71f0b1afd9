/** The page that vitest has opened for this file. */
declare const jsdom: { reconfigure(settings: { url: string }): void };
