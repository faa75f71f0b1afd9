import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useId, type ReactNode } from 'react';
import { useTranslate, type RaRecord } from 'react-admin';
import { Link } from 'react-router-dom';
import { mayAct } from '../../../authProvider/permissions.ts';
import { useSession } from '../../../authProvider/useSession.ts';
import { KeptContext } from '../../../forms/kept.ts';
import { offPaper } from '../../../theme/print.ts';
import { useRecordAddress } from '../pages/useRecordAddress.ts';
import { useEntity } from '../useEntity.ts';
import { wordsOf } from '../wordsOf.ts';
import { relatedLists, type RelatedList as Related } from './relatedLists.ts';
import { RelatedList } from './RelatedList.tsx';

/** A record's page and, where other records refer to it, a tab for each kind of them; every tab has an address. */
export function RecordTabs({ record, children }: { record: RaRecord; children: ReactNode }) {
  const session = useSession();
  const related = relatedLists(useEntity()).filter(({ entity }) => mayAct(entity.resource, 'list', session));
  if (related.length === 0) return children;
  return (
    <Tabbed record={record} related={related}>
      {children}
    </Tabbed>
  );
}

type Props = { record: RaRecord; related: readonly Related[]; children: ReactNode };

function Tabbed({ record, related, children }: Props) {
  const translate = useTranslate();
  const id = useId();
  const { own, tab } = useRecordAddress();
  const open = related.find(other => other.tab === tab);
  const kept = [own, ...related.map(other => `${own}/${other.tab}`)];
  const at = open?.tab ?? '';
  return (
    <>
      <Tabs
        value={at}
        variant="scrollable"
        allowScrollButtonsMobile
        aria-label={translate('kit.related.tabs')}
        sx={tabs}
      >
        <Tab value="" label={translate('kit.facts')} component={Link} to={own} id={`${id}tab`} aria-controls={id} />
        {related.map(other => (
          <Tab
            key={other.tab}
            value={other.tab}
            label={labelOf(other, translate)}
            component={Link}
            to={`${own}/${other.tab}`}
            id={`${id}tab${other.tab}`}
            aria-controls={id}
          />
        ))}
      </Tabs>
      <Box id={id} role="tabpanel" aria-labelledby={`${id}tab${at}`}>
        {/* What was typed waits there while one looks elsewhere. */}
        <KeptContext value={kept}>
          <Box sx={open && { display: 'none' }}>{children}</Box>
        </KeptContext>
        {open && <RelatedList key={open.tab} related={open} record={record} />}
      </Box>
    </>
  );
}

function labelOf({ entity, field, isOnlyOne }: Related, translate: ReturnType<typeof useTranslate>): string {
  const { many, label } = wordsOf(entity, translate);
  return isOnlyOne ? many : `${many} · ${label(field.name)}`;
}

const tabs = { mb: 3, borderBottom: 1, borderColor: 'divider', ...offPaper };
