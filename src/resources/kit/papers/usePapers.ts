import { useTranslate } from 'react-admin';
import { useCan } from '../../../authProvider/useSession.ts';
import { useEntity } from '../useEntity.ts';

/** What somebody may print of the entity's records, by name and as people call it. */
export function usePapers(): { name: string; label: string }[] {
  const { papers = {}, resource } = useEntity();
  const translate = useTranslate();
  const may = useCan();
  return Object.entries(papers)
    .filter(([, { permission }]) => !permission || may(permission))
    .map(([name, { label }]) => ({
      name,
      label: translate(`resources.${resource}.papers.${name}.label`, { _: label }),
    }));
}
