/** An ad counts as seen when half of it has been in sight for this long, without a break. */
const longEnough = 1_000;

/** Tells once that somebody has seen it. Returns the end of looking. */
export function whenSeen(element: Element, tell: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isInSight = false;
  const end = () => {
    clearTimeout(timer);
    observer.disconnect();
    document.removeEventListener('visibilitychange', judge);
  };
  const judge = () => {
    clearTimeout(timer);
    if (!isInSight || document.hidden) return;
    timer = setTimeout(() => {
      end();
      tell();
    }, longEnough);
  };
  const observer = new IntersectionObserver(
    entries => {
      isInSight = entries.at(-1)!.intersectionRatio >= 0.5;
      judge();
    },
    { threshold: 0.5 },
  );
  observer.observe(element);
  document.addEventListener('visibilitychange', judge);
  return end;
}

/** The call that counts it, which also goes out of a page that is left. Nobody waits for it, and without a line it is not counted. */
export function tellSeen(call: string): void {
  fetch(call, { method: 'POST', keepalive: true, credentials: 'omit' }).catch(() => {});
}
