import NextIcon from '@mui/icons-material/ChevronRight';
import PreviousIcon from '@mui/icons-material/ChevronLeft';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import type { ComponentType } from 'react';
import { useTranslate, type RaRecord } from 'react-admin';
import { Link } from 'react-router-dom';
import { formatCount } from '../../../format.ts';
import { useFollowed } from '../../../layout/useFollowed.ts';
import { offPaper } from '../../../theme/print.ts';
import { useEntity } from '../useEntity.ts';
import { nameOf } from './nameOf.ts';
import { useNeighbours } from './useNeighbours.ts';
import { useRecordAddress } from './useRecordAddress.ts';

/** To the next and the previous record of the list that one came from. */
export function RecordPager({ record }: { record: RaRecord }) {
  const { route, permissions } = useEntity();
  return route && permissions.list ? <Pager record={record} /> : null;
}

function Pager({ record }: { record: RaRecord }) {
  const translate = useTranslate();
  const { previous, next, position, total, turnTo } = useNeighbours(record);
  if (!position || total === 1) return null;
  const figures = { position: formatCount(position), total: formatCount(total!) };
  return (
    <Box
      component="nav"
      aria-label={translate('kit.pager.title')}
      sx={{ display: 'flex', alignItems: 'center', flex: 'none', ...offPaper }}
    >
      <Step way="previous" Icon={PreviousIcon} to={previous} onStep={turnTo} />
      <Box component="span" sx={{ typography: 'body2', color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
        {translate('kit.pager.position', figures)}
      </Box>
      <Step way="next" Icon={NextIcon} to={next} onStep={turnTo} />
    </Box>
  );
}

type StepProps = {
  way: 'previous' | 'next';
  Icon: ComponentType;
  to?: { record: RaRecord; page: number };
  onStep: (page: number) => void;
};

function Step({ way, Icon, to, onStep }: StepProps) {
  const translate = useTranslate();
  const entity = useEntity();
  const { of } = useRecordAddress();
  const { ref, follow } = useFollowed<HTMLAnchorElement>(`pager ${way}`);
  if (!to)
    return (
      <IconButton disabled aria-label={translate(`kit.pager.${way}`)}>
        <Icon />
      </IconButton>
    );
  const label = translate(`kit.pager.${way}_name`, { name: nameOf(entity, to.record) });
  const go = () => {
    follow();
    onStep(to.page);
  };
  return (
    <Tooltip title={label}>
      <IconButton ref={ref} component={Link} to={of(to.record.id)} aria-label={label} onClick={go}>
        <Icon />
      </IconButton>
    </Tooltip>
  );
}
