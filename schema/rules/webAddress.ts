/** Top-level names that are not delegated in the public DNS, by who keeps them out of it. */
const undelegated = new Set(
  [
    // IANA's registry of special-use domain names, with all that ends in `arpa`, such as `home.arpa`.
    ['alt', 'arpa', 'example', 'invalid', 'local', 'localhost', 'onion', 'test'],
    // ICANN's resolutions on private use and name collisions, and RFC 6762, appendix G.
    ['internal', 'corp', 'home', 'mail', 'intranet', 'private', 'lan'],
    // The usual names of routers, clusters and service discovery.
    ['localdomain', 'domain', 'workgroup', 'intra', 'svc', 'cluster', 'pod', 'node', 'service', 'consul', 'docker'],
  ].flat(),
);

/** The form of a top-level domain: letters alone, or an internationalised one. */
const topLevel = /^(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$/;

/** Whether a public server can have this name. Numbers are none, in whatever form: a parsed URL has them as four with dots, or in brackets. */
const isPublicName = (hostname: string): boolean => {
  const host = hostname.replace(/\.$/, '').toLowerCase();
  const [, last = ''] = /\.([^.]+)$/.exec(host) ?? [];
  return topLevel.test(last) && !undelegated.has(last);
};

/** What a stranger says may be called: by a public name, at the usual port, for nobody in particular. What the name stands for is seen then. */
const publicUrl = (text: string, protocols: readonly string[]): URL | null => {
  const url = URL.parse(text);
  if (!url || !protocols.includes(url.protocol) || url.port || url.username || url.password) return null;
  return isPublicName(url.hostname) ? url : null;
};

/** A client names it: https at its own port. */
export const isPublicEndpoint = (text: string): boolean => publicUrl(text, ['https:']) !== null;

/** Longer ones are nowhere in use. */
const longest = 2_000;

/** An address of the public web in one form, without what is for a browser alone; undefined for whatever is none. */
export const publicAddress = (text: string): string | undefined => {
  // As shops write it that leave the protocol to the page.
  const url = publicUrl(text.startsWith('//') ? `https:${text}` : text, ['http:', 'https:']);
  if (!url) return undefined;
  url.hash = '';
  return url.href.length <= longest ? url.href : undefined;
};
