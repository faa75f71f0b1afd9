import { useRecordContext } from 'react-admin';
import type { BizCard } from '../../../schema/entities/bizCards.ts';
import { EntityEdit } from '../kit/pages/EntityEdit.tsx';
import { EntityShow } from '../kit/pages/EntityShow.tsx';
import { CardCounts } from './CardCounts.tsx';
import { ShareCard } from './ShareCard.tsx';

/** It stays open after saving: how it looks is looked at then. */
export function EditCard() {
  return <EntityEdit aside={<Beside />} />;
}

export function ShowCard() {
  return <EntityShow aside={<Beside />} />;
}

function Beside() {
  const card = useRecordContext<BizCard>();
  if (!card) return null;
  return (
    <>
      <ShareCard card={card} />
      <CardCounts id={card.id} />
    </>
  );
}
