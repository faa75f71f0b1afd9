const minute = 60_000;
const minutes = 5;

/** How often something happens, by its name: on average of the last five minutes, or of those since the beginning. */
export const perMinute = (now = () => performance.now()) => {
  const began = now();
  const counts = new Map<string, { minute: number; count: number }[]>();
  const current = () => Math.floor(now() / minute);
  /** Those that still count. */
  const kept = (name: string) => (counts.get(name) ?? []).filter(({ minute: at }) => at > current() - minutes);
  return {
    count: (name: string) => {
      const recent = kept(name);
      const last = recent.at(-1);
      if (last?.minute === current()) last.count += 1;
      else recent.push({ minute: current(), count: 1 });
      counts.set(name, recent);
    },
    of: (name: string): number => {
      const past = Math.max(1, Math.min((now() - began) / minute, minutes - 1 + (now() % minute) / minute));
      return kept(name).reduce((sum, { count }) => sum + count, 0) / past;
    },
  };
};
