import { lookup, type LookupAddress } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Addresses that are this machine's, this network's or nobody's. */
const closed = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  closed.addSubnet(network, bits, 'ipv4');
/** Of the sixth version only what is given to networks of the public at all, without the ways back into the fourth. */
const open = new BlockList();
open.addSubnet('2000::', 3, 'ipv6');
for (const [network, bits] of [
  ['2001:db8::', 32],
  ['2001::', 23],
  ['2002::', 16],
] as const)
  closed.addSubnet(network, bits, 'ipv6');

export const isPublicAddress = (address: string): boolean => {
  const version = isIP(address);
  if (version === 4) return !closed.check(address, 'ipv4');
  return version === 6 && open.check(address, 'ipv6') && !closed.check(address, 'ipv6');
};

/** For a connection: only to addresses of the public, whatever the name says at that moment. */
export const lookupBy =
  (resolve: typeof lookup, isAllowed = isPublicAddress): LookupFunction =>
  (name, options, settle) => {
    resolve(name, { ...options, all: true }, (error, found) => {
      const addresses = (found ?? []) as LookupAddress[];
      const fine = addresses.length > 0 && addresses.every(({ address }) => isAllowed(address));
      if (error || !fine) return settle(error ?? notPublic(name), '', 4);
      if (options.all) return (settle as unknown as (error: null, all: LookupAddress[]) => void)(null, addresses);
      settle(null, addresses[0]!.address, addresses[0]!.family);
    });
  };

/** By its code whoever calls knows it from a name that nobody has. */
export const notPublicCode = 'ENOTPUBLIC';
const notPublic = (name: string) =>
  Object.assign(new Error(`${name} is not an address of the public.`), { code: notPublicCode });

export const publicLookup = lookupBy(lookup);
