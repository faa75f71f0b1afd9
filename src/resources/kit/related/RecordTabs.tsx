import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useId, type ComponentType, type ReactNode } from 'react';
import { useTranslate, type RaRecord } from 'react-admin';
import { Link } from 'react-router-dom';
import { mayAct } from '../../../authProvider/permissions.ts';
import { useCan, useSession } from '../../../authProvider/useSession.ts';
import { KeptContext } from '../../../forms/kept.ts';
import { offPaper } from '../../../theme/print.ts';
import { useRecordAddress } from '../pages/useRecordAddress.ts';
import { lazyView } from '../lazyView.tsx';
import { useEntity } from '../useEntity.ts';
import { wordsOf } from '../wordsOf.ts';
import { relatedLists, type RelatedList as Related } from './relatedLists.ts';
import { RelatedList } from './RelatedList.tsx';

/** Comes with all that it takes to write together, which other records need not load. */
const SharedText = lazyView(async () => (await import('../sharedTexts/SharedText.tsx')).SharedText);

/** `tab` is the end of its address. */
type RecordTab = { tab: string; label: string; shown: ReactNode };
/** What stands below a text, by its name. */
export type TextExtras = Readonly<Record<string, ComponentType<{ record: RaRecord }>>>;
type Props = { record: RaRecord; belowText?: TextExtras | undefined; children: ReactNode };

/** A record's page and, beside it, a tab for each of its texts and each kind of records that refer to it; every tab has an address. */
export function RecordTabs({ record, belowText, children }: Props) {
  const tabs = [...useTextTabs(record, belowText), ...useRelatedTabs(record)];
  if (tabs.length === 0) return children;
  return <Tabbed tabs={tabs}>{children}</Tabbed>;
}

function useTextTabs(record: RaRecord, below: TextExtras = {}): RecordTab[] {
  const translate = useTranslate();
  const may = useCan();
  const { resource, texts = {} } = useEntity();
  return Object.entries(texts)
    .filter(([, { permissions }]) => may(permissions.list))
    .map(([name]) => {
      const Below = below[name];
      return {
        tab: name,
        label: translate(`resources.${resource}.texts.${name}.label`),
        shown: <SharedText record={record} name={name} below={Below && <Below record={record} />} />,
      };
    });
}

function useRelatedTabs(record: RaRecord): RecordTab[] {
  const translate = useTranslate();
  const session = useSession();
  return relatedLists(useEntity())
    .filter(({ entity }) => mayAct(entity.resource, 'list', session))
    .map(related => ({
      tab: related.tab,
      label: labelOf(related, translate),
      shown: <RelatedList related={related} record={record} />,
    }));
}

function Tabbed({ tabs, children }: { tabs: readonly RecordTab[]; children: ReactNode }) {
  const translate = useTranslate();
  const id = useId();
  const { own, tab } = useRecordAddress();
  const open = tabs.find(other => other.tab === tab);
  const kept = [own, ...tabs.map(other => `${own}/${other.tab}`)];
  const at = open?.tab ?? '';
  return (
    <>
      <Tabs
        value={at}
        variant="scrollable"
        allowScrollButtonsMobile
        aria-label={translate('kit.related.tabs')}
        sx={tabBar}
      >
        <Tab value="" label={translate('kit.facts')} component={Link} to={own} id={`${id}tab`} aria-controls={id} />
        {tabs.map(other => (
          <Tab
            key={other.tab}
            value={other.tab}
            label={other.label}
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
        {open && <Box key={open.tab}>{open.shown}</Box>}
      </Box>
    </>
  );
}

function labelOf({ entity, field, isOnlyOne }: Related, translate: ReturnType<typeof useTranslate>): string {
  const { many, label } = wordsOf(entity, translate);
  return isOnlyOne ? many : `${many} · ${label(field.name)}`;
}

const tabBar = { mb: 3, borderBottom: 1, borderColor: 'divider', ...offPaper };
