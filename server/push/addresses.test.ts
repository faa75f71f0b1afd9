import { expect, it } from 'vitest';
import { isPublicAddress, isPublicEndpoint, lookupBy, publicLookup } from './addresses.ts';

it.each([
  'https://fcm.googleapis.com/fcm/send/abc',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://web.push.apple.com/abc',
  'https://wns2-par02p.notify.windows.com/w/?token=abc',
])('%s is the address of a push service', endpoint => expect(isPublicEndpoint(endpoint)).toBe(true));

it.each([
  'http://fcm.googleapis.com/x',
  'https://fcm.googleapis.com:8443/x',
  'https://user@fcm.googleapis.com/x',
  'https://localhost/x',
  'https://printer/x',
  'https://db.internal/x',
  'https://shop.local./x',
  'https://127.0.0.1/x',
  'https://2130706433/x',
  'https://0x7f.1/x',
  'https://[::1]/x',
  'https://[::ffff:10.0.0.1]/x',
  'file:///etc/passwd',
  'nonsense',
])('%s is not', endpoint => expect(isPublicEndpoint(endpoint)).toBe(false));

it.each([
  ['8.8.8.8', true],
  ['2a00:1450:4001:80b::200a', true],
  ['127.0.0.1', false],
  ['10.1.2.3', false],
  ['172.31.0.1', false],
  ['192.168.1.1', false],
  ['169.254.169.254', false],
  ['100.64.0.1', false],
  ['0.0.0.0', false],
  ['255.255.255.255', false],
  ['::1', false],
  ['::ffff:127.0.0.1', false],
  ['fe80::1', false],
  ['fd00::1', false],
  ['2002:7f00:1::', false],
  ['64:ff9b::7f00:1', false],
])('%s is of the public: %s', (address, isPublic) => expect(isPublicAddress(address)).toBe(isPublic));

it('connects to no name that stands for this machine', async () => {
  const { promise, resolve } = Promise.withResolvers<Error | null>();
  publicLookup('localhost', {}, error => resolve(error));
  expect((await promise)?.message).toContain('not an address of the public');
});

it.each([
  [['142.250.1.1'], '142.250.1.1'],
  [['2a00:1450:4001:80b::200a', '142.250.1.1'], '2a00:1450:4001:80b::200a'],
  [['142.250.1.1', '10.0.0.1'], null],
  [['169.254.169.254'], null],
  [[], null],
])('a name that stands for %j is called at %s', async (addresses, called) => {
  const resolve = (_: string, __: object, settle: (error: null, found: object[]) => void) =>
    settle(
      null,
      addresses.map(address => ({ address, family: address.includes(':') ? 6 : 4 })),
    );
  const { promise, resolve: settled } = Promise.withResolvers<unknown>();
  lookupBy(resolve as never)('push.example', {}, (error, address) => settled(error ? null : address));
  expect(await promise).toBe(called);
});
