/** More particular names first: nearly every browser calls itself Chrome, Safari or both as well. */
const browsers: [RegExp, string][] = [
  [/\bEdgA?\/|EdgiOS\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|FxiOS\//, 'Firefox'],
  [/\bChrome\/|CriOS\//, 'Chrome'],
  [/\bVersion\/.*Safari\//, 'Safari'],
];
const systems: [RegExp, string][] = [
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

/** What a person recognises of a browser's own description. */
export function deviceOf(userAgent: string | null): { browser?: string; system?: string } {
  const first = (known: [RegExp, string][]) => known.find(([sign]) => sign.test(userAgent ?? ''))?.[1];
  return { browser: first(browsers), system: first(systems) };
}

export const isHandheld = (userAgent: string | null) => /\b(Android|iPhone|iPad|Mobile)\b/.test(userAgent ?? '');
