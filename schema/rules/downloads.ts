import type { Option } from '../kit/meta.ts';

/** What a download runs on. */
export const platforms = [
  { id: 'windows', name: 'Windows' },
  { id: 'android', name: 'Android' },
  { id: 'mac', name: 'macOS' },
  { id: 'ios', name: 'iPhone and iPad' },
  { id: 'linux', name: 'Linux' },
  { id: 'any', name: 'Any device' },
] as const satisfies readonly Option[];
export type Platform = (typeof platforms)[number]['id'];

/** Who may see a download and fetch it. */
export const audiences = [
  { id: 'everyone', name: 'Everyone' },
  { id: 'signedIn', name: 'Whoever is signed in' },
  { id: 'administrators', name: 'Administrators of the platform' },
] as const satisfies readonly Option[];
export type Audience = (typeof audiences)[number]['id'];

export const largestDownload = 2 * 1024 ** 3;

/** A download as those see it who may fetch it, in words of their language. */
export type ShownDownload = {
  id: string;
  name: string;
  version: string;
  /** Its name in the reader's language. */
  platform: { id: Platform; name: string };
  notes: string | null;
  releasedOn: string;
  fileName: string;
  size: number;
  sha256: string;
  /** Where it is fetched; of one that is not everyone's it is good for a day. */
  url: string;
};

/** One thing to fetch, with the versions before it. */
export type Versions = { latest: ShownDownload; older: ShownDownload[] };
export type PlatformGroup = { platform: ShownDownload['platform']; downloads: Versions[] };

/** By platform, `own` first, each thing once with its latest version in front. Things stay in the order in which they come. */
export const byPlatform = (all: readonly ShownDownload[], own: Platform | null): PlatformGroup[] => {
  const groups = Map.groupBy(all, ({ platform }) => platform.id);
  const rank = ({ platform }: PlatformGroup) =>
    platform.id === own ? -1 : platforms.findIndex(({ id }) => id === platform.id);
  return [...groups.values()]
    .map(here => ({ platform: here[0]!.platform, downloads: versionsOf(here) }))
    .sort((one, other) => rank(one) - rank(other));
};

const versionsOf = (all: readonly ShownDownload[]): Versions[] =>
  [...Map.groupBy(all, ({ name }) => name).values()].map(versions => {
    const [latest, ...older] = [...versions].sort(later);
    return { latest: latest!, older };
  });

const later = (one: ShownDownload, other: ShownDownload) =>
  compareVersions(other.version, one.version) || other.releasedOn.localeCompare(one.releasedOn);

/** 1.10 comes after 1.9, and 2.0-beta before 2.0. */
export const compareVersions = (one: string, other: string): number => {
  const [[a, aEarly], [b, bEarly]] = [splitVersion(one), splitVersion(other)];
  const order = new Intl.Collator('en', { numeric: true });
  for (let at = 0; at < Math.max(a.length, b.length); at++) {
    const difference = order.compare(a[at] ?? '0', b[at] ?? '0');
    if (difference) return difference;
  }
  if (aEarly === bEarly) return 0;
  if (aEarly === '') return 1;
  return bEarly === '' ? -1 : order.compare(aEarly, bEarly);
};

const splitVersion = (version: string): [parts: string[], early: string] => {
  const [main = '', ...early] = version
    .trim()
    .replace(/^v(?=\d)/i, '')
    .split('-');
  return [main.split('.'), early.join('-')];
};

/** Which platform a browser runs on, by what it says of itself; null where it says nothing that is known. */
export const platformOf = (agent: string): Platform | null => {
  if (/iPhone|iPad|iPod/.test(agent)) return 'ios';
  if (/Android/.test(agent)) return 'android';
  if (/Windows/.test(agent)) return 'windows';
  if (/Macintosh|Mac OS X/.test(agent)) return 'mac';
  return /Linux|X11|CrOS/.test(agent) ? 'linux' : null;
};
