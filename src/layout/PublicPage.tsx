import { Suspense, type ComponentType } from 'react';
import { Coming } from './Coming.tsx';
import { useNavigation } from './useNavigation.ts';

/** A page without the frame, open to anyone. */
export function PublicPage({ page: Page }: { page: ComponentType }) {
  useNavigation();
  return (
    <Suspense fallback={<Coming />}>
      <Page />
    </Suspense>
  );
}
