/** What an address counts as: an IPv4 address itself; of IPv6 the /64, all of which one subscriber has. */
export const networkOf = (address: string): string => {
  const bare = address
    .toLowerCase()
    .replace(/^\[(.*)\](:\d+)?$/, '$1')
    .replace(/^(\d+(\.\d+){3}):\d+$/, '$1')
    .replace(/^::ffff:(?=\d+\.)/, '')
    .replace(/%.*$/, '');
  return bare.includes(':') ? `${firstGroups(bare).join(':')}::/64` : bare;
};

/** The first four of eight, however the address is abbreviated. */
const firstGroups = (address: string): string[] => {
  const [head = [], tail = []] = address.split('::').map(part => part.split(':').filter(Boolean));
  const zeros = Array<string>(Math.max(0, 8 - head.length - tail.length)).fill('0');
  return [...head, ...zeros, ...tail].slice(0, 4).map(group => group.replace(/^0+(?=.)/, ''));
};
