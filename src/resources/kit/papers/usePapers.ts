import { useTranslate, type RaRecord } from 'react-admin';
import { titleWord } from '../../../../schema/kit/papers.ts';
import { useCan } from '../../../authProvider/useSession.ts';
import { useEntity } from '../useEntity.ts';

/** What somebody may print of the entity's records, by name and as people call it: of one record as it is titled. */
export function usePapers(record?: RaRecord): { name: string; label: string }[] {
  const { papers = {}, resource } = useEntity();
  const translate = useTranslate();
  const may = useCan();
  return Object.entries(papers)
    .filter(([, { permission }]) => !permission || may(permission))
    .map(([name, paper]) => {
      const word = titleWord(paper, (field, value) => record?.[field] === value);
      return { name, label: translate(`resources.${resource}.papers.${name}.${word}`, { _: paper[word] }) };
    });
}
