import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { ResourceContextProvider, Title, useTranslate } from 'react-admin';
import { bizCards, cardFields, type BizCard } from '../../../schema/entities/bizCards.ts';
import { can } from '../../../schema/permissions.ts';
import { holds } from '../../authProvider/permissions.ts';
import { useSession } from '../../authProvider/useSession.ts';
import { get } from '../../dataProvider/calls.ts';
import { queryKeys } from '../../queryKeys.ts';
import { InlineAction } from '../kit/actions/InlineAction.tsx';
import { RecordColumns } from '../kit/pages/RecordColumns.tsx';
import { LoadTrouble } from '../kit/pages/LoadTrouble.tsx';
import { ShareCard } from './ShareCard.tsx';

/** the own card of whoever is signed in. */
export function MyCard() {
  const translate = useTranslate();
  const session = useSession();
  const { shopId } = session;
  const mayEdit = holds(can.OwnBizCardEdit, session);
  const { data, error, isPending } = useQuery({
    queryKey: [...queryKeys.of(bizCards.resource), 'mine', shopId],
    queryFn: ({ signal }) => get<BizCard | null>(`shops/${shopId}/biz_cards/mine`, { signal }),
  });
  if (error) return <LoadTrouble error={error} />;
  return (
    <ResourceContextProvider value={bizCards.resource}>
      <Title preferenceKey={false} title={translate('cards.mine.title')} />
      {isPending ? (
        <Skeleton variant="rounded" height={320} />
      ) : (
        <RecordColumns aside={data && <ShareCard card={data} />}>
          <Box sx={{ maxWidth: 640, display: 'grid', gap: 2 }}>
            <Typography sx={{ color: 'text.secondary' }}>
              {translate(data ? 'cards.mine.hint' : mayEdit ? 'cards.mine.none' : 'cards.mine.not_yours')}
            </Typography>
            {mayEdit && (
              <InlineAction key={data?.version} name="saveMine" record={{ id: data?.id ?? '' }} initial={ownOf(data)} />
            )}
          </Box>
        </RecordColumns>
      )}
    </ResourceContextProvider>
  );
}

const ownOf = (card: BizCard | null | undefined) =>
  card ? Object.fromEntries(Object.keys(cardFields()).map(name => [name, card[name as keyof BizCard]])) : undefined;
