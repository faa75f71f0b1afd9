import { ListBase, ResourceContextProvider, useTranslate } from 'react-admin';
import { bizCardCounts } from '../../../schema/entities/bizCardCounts.ts';
import { Panel } from '../../layout/home/Panel.tsx';
import { FiguresPanel } from '../kit/figures/FiguresPanel.tsx';
import { useMay } from '../kit/useMay.ts';

/** How often the card was looked at and tapped. */
export function CardCounts({ id }: { id: string }) {
  const translate = useTranslate();
  const mayList = useMay(bizCardCounts.resource, 'list');
  if (!mayList) return null;
  return (
    <Panel title={translate('cards.counts')}>
      <ResourceContextProvider value={bizCardCounts.resource}>
        <ListBase filter={{ cardId: id }} perPage={1} storeKey={false} disableSyncWithLocation exporter={false}>
          <FiguresPanel without={['byCard']} />
        </ListBase>
      </ResourceContextProvider>
    </Panel>
  );
}
