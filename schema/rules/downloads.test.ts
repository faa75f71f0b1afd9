import { describe, expect, it, test } from 'vitest';
import { byPlatform, compareVersions, platformOf, type ShownDownload } from './downloads.ts';

test.each([
  ['1.10', '1.9', 1],
  ['1.9', '1.10', -1],
  ['2.0', '2.0.0', 0],
  ['2', '2.0.1', -1],
  ['v3.1', '3.0', 1],
  ['2.0-beta', '2.0', -1],
  ['2.0-beta2', '2.0-beta10', -1],
  ['2026.1', '2025.12', 1],
])('version %s beside %s', (one, other, expected) => expect(Math.sign(compareVersions(one, other))).toBe(expected));

test.each([
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0', 'windows'],
  ['Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/140.0 Mobile', 'android'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari', 'ios'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari', 'mac'],
  ['Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0', 'linux'],
  ['curl/8', null],
])('%s runs on %s', (agent, expected) => expect(platformOf(agent)).toBe(expected));

describe('downloads by platform', () => {
  const of = (id: ShownDownload['platform']['id'], name: string, version: string) =>
    ({ platform: { id, name: id }, name, version, releasedOn: '2026-01-01' }) as ShownDownload;
  const all = [
    of('android', 'Scanner', '1.0'),
    of('windows', 'Desk', '1.9'),
    of('windows', 'Driver', '3'),
    of('windows', 'Desk', '1.10'),
  ];
  const told = (own: Parameters<typeof byPlatform>[1]) =>
    byPlatform(all, own).map(({ platform, downloads }) => [
      platform.id,
      downloads.map(({ latest, older }) => [latest.name, latest.version, ...older.map(({ version }) => version)]),
    ]);

  it('have the latest version in front, and the older ones behind it', () =>
    expect(told(null)).toEqual([
      [
        'windows',
        [
          ['Desk', '1.10', '1.9'],
          ['Driver', '3'],
        ],
      ],
      ['android', [['Scanner', '1.0']]],
    ]));
  it('begin with the platform of whoever looks', () =>
    expect(told('android').map(([id]) => id)).toEqual(['android', 'windows']));
});
