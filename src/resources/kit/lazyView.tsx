import { Children, isValidElement, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { Coming } from '../../layout/Coming.tsx';

type Load = () => Promise<unknown>;

/** Those that the pages of one resource alone show. */
const ofResource = new Map<string, Set<Load>>();
/** Those that any page may show. */
const ofAny = new Set<Load>();

/**
 * A component whose code is loaded when it is shown; `meanwhile` stands in its place. What cannot be loaded is thrown to the page, and
 * asked for again when it is shown anew. Not by `Suspense`: React keeps a fallback that was shown for 300 ms, however soon the code is
 * there.
 */
export function loadedLater<P extends object>(load: () => Promise<ComponentType<P>>) {
  let View: ComponentType<P> | undefined;
  const loadOnce = async () => void (View ??= await load());
  function Later({ meanwhile, ...props }: P & { meanwhile: ReactNode }) {
    const [state, setState] = useState<{ failure?: unknown }>({});
    useEffect(() => {
      let isShown = true;
      const tell = (state: { failure?: unknown }) => isShown && setState(state);
      if (!View)
        loadOnce().then(
          () => tell({}),
          (failure: unknown) => tell({ failure }),
        );
      return () => void (isShown = false);
    }, []);
    if ('failure' in state) throw state.failure;
    return View ? <View {...(props as unknown as P)} /> : meanwhile;
  }
  return Object.assign(Later, { load: loadOnce });
}

/** One that is a view of its own, and may be loaded before it is shown, by `loadLazyViews`. */
export function lazyView<P extends object>(
  load: () => Promise<ComponentType<P>>,
  meanwhile: ReactNode = <Coming />,
): ComponentType<P> & { load: Load } {
  const Later = loadedLater(load);
  ofAny.add(Later.load);
  return Object.assign((props: P) => <Later {...props} meanwhile={meanwhile} />, { load: Later.load });
}

/** Says which resource the lazy views in these elements belong to. */
export function keepViewsOf(resource: string, views: ReactNode): void {
  const kept = ofResource.get(resource) ?? new Set();
  ofResource.set(resource, kept);
  for (const load of loadsIn(views)) {
    ofAny.delete(load);
    kept.add(load);
  }
}

function loadsIn(views: ReactNode): Load[] {
  return Children.toArray(views).flatMap(view => {
    if (!isValidElement<{ children?: ReactNode }>(view)) return [];
    const { load } = view.type as { load?: Load };
    return [...(load ? [load] : []), ...loadsIn(view.props.children)];
  });
}

/** Once a list is there, what its buttons open is fetched, so that not even the first press waits for it. */
export async function loadLazyViews(resource: string): Promise<void> {
  const loads = [...ofAny, ...(ofResource.get(resource) ?? [])];
  ofAny.clear();
  ofResource.delete(resource);
  // What cannot be had now is asked for again when it is shown.
  await Promise.allSettled(loads.map(load => load()));
}
