import { expect, test } from 'vitest';
import { deviceOf, isHandheld } from './device.ts';

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  [`Mozilla/5.0 (Linux; Android 14) ${webkit} Chrome/126.0.0.0 Mobile Safari/537.36`, 'Chrome', 'Android', true],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/126.0 Safari/537.36 Edg/126.0`,
    'Edge',
    'Windows',
    false,
  ],
  [
    `Mozilla/5.0 (Linux; Android 13) ${webkit} SamsungBrowser/25.0 Chrome/121.0 Mobile`,
    'Samsung Internet',
    'Android',
    true,
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Version/17.5 Mobile Safari/604.1',
    'Safari',
    'iPhone',
    true,
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0', 'Firefox', 'Linux', false],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 14_5) AppleWebKit/605.1.15 Version/17.5 Safari/605.1.15',
    'Safari',
    'macOS',
    false,
  ],
  ['curl/8.5.0', undefined, undefined, false],
  [null, undefined, undefined, false],
])('%s is told as %s on %s', (userAgent, browser, system, handheld) => {
  expect(deviceOf(userAgent)).toEqual({ browser, system });
  expect(isHandheld(userAgent)).toBe(handheld);
});
