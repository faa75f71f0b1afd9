import BadgeIcon from '@mui/icons-material/BadgeOutlined';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link, Navigate } from 'react-router-dom';
import { bizCards } from '../../../schema/entities/bizCards.ts';
import { can } from '../../../schema/permissions.ts';
import { holds } from '../../authProvider/permissions.ts';
import { useSession } from '../../authProvider/useSession.ts';
import { EntityList } from '../kit/list/EntityList.tsx';
import { useMay } from '../kit/useMay.ts';

export const myCardPath = '/mycards/mine';

/** the shop's cards for whoever looks after them, the own one for everybody else. */
export function CardList() {
  const mayList = useMay(bizCards.resource, 'list');
  const hasOwn = holds(can.OwnBizCardView, useSession());
  if (!mayList && hasOwn) return <Navigate to={myCardPath} replace />;
  return <EntityList actions={hasOwn && <MyCardButton />} />;
}

function MyCardButton() {
  const translate = useTranslate();
  return (
    <Button component={Link} to={myCardPath} startIcon={<BadgeIcon />}>
      {translate('cards.mine.open')}
    </Button>
  );
}
