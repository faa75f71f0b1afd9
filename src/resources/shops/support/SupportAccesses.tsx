import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { shops } from '../../../../schema/entities/shops.ts';
import { formatDateTime } from '../../../format.ts';
import { listOf } from '../../../layout/home/listOf.ts';
import { PanelFailure } from '../../../layout/home/Panel.tsx';
import { ActionButton } from '../../kit/actions/ActionButton.tsx';
import { rows } from '../rows.ts';
import { NoteChip } from '../StatusChip.tsx';
import { Waiting } from '../Waiting.tsx';
import { isAsked, isOpen, type SupportAccess } from './calls.ts';
import { SupportChanges } from './SupportChanges.tsx';
import { useReadSupportAnew, useSupportOfShop } from './useSupport.ts';

/** The owner's page: who of support asks to enter, is in the shop, or was, and what was done. */
export function SupportAccesses() {
  const translate = useTranslate();
  const { data, isError, refetch } = useSupportOfShop();
  return (
    <Box sx={{ maxWidth: 800 }}>
      <Typography sx={{ color: 'text.secondary', mb: 2 }}>{translate('tenancy.support.lead')}</Typography>
      {isError && <PanelFailure message="tenancy.support.failed" onRetry={() => void refetch()} />}
      {!data && !isError && <Waiting />}
      {data?.length === 0 && <Typography>{translate('tenancy.support.none')}</Typography>}
      {data && data.length > 0 && (
        <Box component="ul" sx={rows.list}>
          {data.map(access => (
            <Access key={access.id} access={access} />
          ))}
        </Box>
      )}
    </Box>
  );
}

function Access({ access }: { access: SupportAccess }) {
  const translate = useTranslate();
  const { userName, state, scope, hours, reason, showsPersonal, isEmergency, from, until, decidedBy } = access;
  const wasOpen = state !== 'refused' && decidedBy !== null;
  const days = { from: formatDateTime(from), until: formatDateTime(until) };
  return (
    <Box component="li" sx={{ ...rows.item, flexDirection: 'column', gap: 1, px: 2, py: 1.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.25, rowGap: 0.5 }}>
        <Typography component="span" sx={{ fontWeight: 600 }}>
          {userName}
        </Typography>
        <NoteChip text={`tenancy.support.states.${state}`} colour={colours[state]} />
        {isEmergency && <NoteChip text="tenancy.support.in_emergency" colour="warning.main" />}
      </Box>
      <Box sx={{ typography: 'body2', overflowWrap: 'anywhere' }}>
        <div>{translate('tenancy.support.reason_is', { reason })}</div>
        <div>
          {translate(`tenancy.support.wish.${scope}`, { smart_count: hours })}
          {wasOpen && ` ${translate(`tenancy.support.personal.${showsPersonal ? 'shown' : 'masked'}`)}`}
        </div>
        <Box sx={{ color: 'text.secondary' }}>
          {wasOpen ? translate('tenancy.support.lasts', days) : translate('tenancy.support.asked_on', days)}
          {decidedBy &&
            ` ${translate(`tenancy.support.${state === 'refused' ? 'refused_by' : 'allowed_by'}`, { who: decidedBy })}`}
        </Box>
      </Box>
      <Answers access={access} />
      {wasOpen && (
        <MuiLink
          component={Link}
          variant="body2"
          to={listOf('access_log', { kind: 'supportCall', at_gte: from, at_lte: until })}
        >
          {translate('tenancy.support.calls')}
        </MuiLink>
      )}
      {wasOpen && scope === 'write' && <SupportChanges access={access.id} />}
    </Box>
  );
}

function Answers({ access }: { access: SupportAccess }) {
  const readAnew = useReadSupportAnew();
  const { id, shopId, userName: who, scope, hours } = access;
  const record = { id: shopId, accessId: id, who };
  const shared = { entity: shops, record, size: 'small', onDone: readAnew } as const;
  if (!isOpen(access) && !isAsked(access)) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {isOpen(access) && <ActionButton {...shared} name="stopSupport" variant="outlined" />}
      {isAsked(access) && (
        <>
          <ActionButton {...shared} name="allowSupport" variant="contained" initial={{ scope, hours }} />
          <ActionButton {...shared} name="refuseSupport" variant="outlined" />
        </>
      )}
    </Box>
  );
}

const colours = {
  asked: 'warning.main',
  open: 'warning.main',
  refused: undefined,
  ended: undefined,
  expired: undefined,
};
