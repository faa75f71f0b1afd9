import { useStore } from 'react-admin';
import { useTrash } from '../list/trash.ts';
import { useEntity } from '../useEntity.ts';

/** Whether what the list comes to is shown above it; kept for the person. */
export function useFigures(): { isOffered: boolean; isShown: boolean; toggle: () => void } {
  const { resource, figures = {} } = useEntity();
  const { isTrash } = useTrash();
  const [isChosen, choose] = useStore(`${resource}.figures`, false);
  const isOffered = Object.keys(figures).length > 0 && !isTrash;
  return { isOffered, isShown: isOffered && isChosen, toggle: () => choose(!isChosen) };
}
