import Box from '@mui/material/Box';
import MuiPagination from '@mui/material/Pagination';
import Skeleton from '@mui/material/Skeleton';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { Title, useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import type { AnyEntity } from '../../../../schema/kit/defineEntity.ts';
import { Notice } from '../list/EmptyList.tsx';
import { LoadTrouble } from '../pages/LoadTrouble.tsx';
import { BackTo } from '../pages/RecordHeading.tsx';
import { useEntity } from '../useEntity.ts';
import { useWords } from '../useWords.ts';
import { GroupCard } from './GroupCard.tsx';
import { LatestMerges } from './LatestMerges.tsx';
import { groupsAtOnce, useDuplicates } from './useDuplicates.ts';

/** Records of an entity that are likely the same, rule by rule. */
export function Duplicates() {
  const translate = useTranslate();
  const entity = useEntity();
  const { many, say } = useWords(entity);
  const rules = entity.duplicateRules!;
  const [search, setSearch] = useSearchParams();
  const by = (rules.find(rule => rule.join() === search.get('by')) ?? rules[0]!).join();
  return (
    <>
      <Title preferenceKey={false} title={say('duplicates.title')} />
      <BackTo to={`/${entity.resource}`}>{many}</BackTo>
      <Typography sx={{ color: 'text.secondary', maxWidth: 640 }}>{say('duplicates.help')}</Typography>
      <Tabs
        value={by}
        onChange={(_, next: string) => setSearch({ by: next }, { replace: true })}
        variant="scrollable"
        allowScrollButtonsMobile
        aria-label={translate('kit.duplicates.rules')}
        sx={{ mb: 2 }}
      >
        {rules.map(rule => (
          <Tab key={rule.join()} value={rule.join()} label={<RuleName rule={rule} />} />
        ))}
      </Tabs>
      <Groups
        key={by}
        by={by}
        page={Number(search.get('page') ?? 1)}
        onPage={page => setSearch({ by, page: String(page) })}
      />
      <LatestMerges />
    </>
  );
}

type Rule = NonNullable<AnyEntity['duplicateRules']>[number];

/** `Mobile Number`, `Personal Email and Name`, with how many there are. */
function RuleName({ rule }: { rule: Rule }) {
  const translate = useTranslate();
  const { label } = useWords(useEntity());
  const { data } = useDuplicates(rule.join(), 1);
  const words = rule.map(part => [part].flat().map(label).join(translate('kit.duplicates.or')));
  const name = words.join(translate('kit.duplicates.and'));
  return data ? `${name} · ${data.totalCount}` : name;
}

function Groups({ by, page, onPage }: { by: string; page: number; onPage: (page: number) => void }) {
  const { say } = useWords(useEntity());
  const { data, error } = useDuplicates(by, page);
  if (error && !data) return <LoadTrouble error={error} />;
  if (!data) return <Skeleton variant="rounded" height={320} />;
  const pages = Math.ceil(data.totalCount / groupsAtOnce);
  if (data.totalCount === 0) return <Notice>{say('duplicates.none')}</Notice>;
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {data.items.map(group => (
        <GroupCard key={group.records.map(({ id, version }) => `${id}.${version as number}`).join()} group={group} />
      ))}
      {pages > 1 && <MuiPagination page={page} count={pages} onChange={(_, next) => onPage(next)} />}
    </Box>
  );
}
