import { useTranslate } from 'react-admin';
import { useEntity } from '../useEntity.ts';

/** What is printed of the entity's records, by name and as people call it. */
export function usePapers(): { name: string; label: string }[] {
  const { papers = {}, resource } = useEntity();
  const translate = useTranslate();
  return Object.entries(papers).map(([name, { label }]) => ({
    name,
    label: translate(`resources.${resource}.papers.${name}.label`, { _: label }),
  }));
}
