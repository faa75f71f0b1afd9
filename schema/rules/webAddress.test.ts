import { expect, it } from 'vitest';
import { isPublicEndpoint, publicAddress } from './webAddress.ts';

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
  ['https://cdn.shop.in/a b.jpg?v=1#top', 'https://cdn.shop.in/a%20b.jpg?v=1'],
  ['HTTP://CDN.Shop.in:80/a.jpg', 'http://cdn.shop.in/a.jpg'],
  ['//cdn.shop.in/a.jpg', 'https://cdn.shop.in/a.jpg'],
  ['https://सोना.भारत/क.jpg', 'https://xn--l2b5at4c.xn--h2brj9c/%E0%A4%95.jpg'],
])('%s is an address of the web', (text, address) => expect(publicAddress(text)).toBe(address));

it.each([
  'a.jpg',
  '/photos/a.jpg',
  'ftp://cdn.shop.in/a.jpg',
  'file:///etc/passwd',
  'data:image/png;base64,AAAA',
  'https://cdn.shop.in:8443/a.jpg',
  'http://cdn.shop.in:443/a.jpg',
  'https://user:secret@cdn.shop.in/a.jpg',
  'http://localhost/a.jpg',
  'http://LOCALHOST./a.jpg',
  'http://printer/a.jpg',
  'http://metadata.google.internal/computeMetadata/v1/',
  'http://169.254.169.254/latest/meta-data/',
  'http://127.0.0.1/a.jpg',
  'http://127.1/a.jpg',
  'http://2130706433/a.jpg',
  'http://0x7f000001/a.jpg',
  'http://017700000001/a.jpg',
  'http://8.8.8.8/a.jpg',
  'http://[::1]/a.jpg',
  'http://[::ffff:127.0.0.1]/a.jpg',
  'http://[fd00::1]/a.jpg',
  `https://cdn.shop.in/${'a'.repeat(2_000)}`,
])('%s is none of the public web', text => expect(publicAddress(text)).toBeUndefined());
