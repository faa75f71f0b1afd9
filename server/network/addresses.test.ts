import { expect, it } from 'vitest';
import { isPublicAddress, lookupBy, publicLookup } from './addresses.ts';

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
