import { useCallback, useState, type RefCallback } from 'react';

const step = 12;

/** How many cards of a column are drawn: as many more whenever its end, drawn anew with each step, comes near. */
export function useDrawn(): { drawn: number; end: RefCallback<Element> } {
  const [drawn, setDrawn] = useState(step);
  const end = useCallback<RefCallback<Element>>(
    element => {
      if (!element) return undefined;
      const more: IntersectionObserverCallback = entries => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setDrawn(drawn + step);
      };
      const observer = new IntersectionObserver(more, { rootMargin: '400px' });
      observer.observe(element);
      return () => observer.disconnect();
    },
    [drawn],
  );
  return { drawn, end };
}
