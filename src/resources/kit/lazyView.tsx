import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import { Coming } from '../../layout/Coming.tsx';

const loads: (() => Promise<unknown>)[] = [];

/** A component whose code is loaded when it is shown, or before that by `loadLazyViews`. `meanwhile` stands in its place. */
export function lazyView<P extends object>(
  load: () => Promise<ComponentType<P>>,
  meanwhile: ReactNode = <Coming />,
): ComponentType<P> {
  loads.push(load);
  const Loaded = lazy(async () => ({ default: await load() }));
  return function Later(props: P) {
    return (
      <Suspense fallback={meanwhile}>
        <Loaded {...props} />
      </Suspense>
    );
  };
}

/** Once a list is there, what its buttons open is fetched, so that not even the first press waits for it. */
export async function loadLazyViews(): Promise<void> {
  // What cannot be had now is asked for again when it is shown.
  await Promise.allSettled(loads.splice(0).map(load => load()));
}
