import ShareIcon from '@mui/icons-material/ShareOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import type { BizCard } from '../../../schema/entities/bizCards.ts';
import { cardPath } from '../../../schema/rules/bizCards.ts';
import { useSession } from '../../authProvider/useSession.ts';
import { pageLanguage } from '../../i18n/language.ts';
import { Panel } from '../../layout/home/Panel.tsx';
import { addressIn } from '../../public/way.ts';
import { AddressField } from '../kit/AddressField.tsx';
import { QrCode } from './QrCode.tsx';

/** The address of a card and its QR code, once everybody may see it. */
export function ShareCard({ card }: { card: Pick<BizCard, 'id' | 'name' | 'state'> }) {
  const translate = useTranslate();
  const { shopId } = useSession();
  const path = addressIn(pageLanguage(), cardPath(shopId!, card.id));
  return (
    <Panel title={translate('cards.share.title')}>
      <Box sx={{ display: 'grid', gap: 2, p: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {card.state === 'published' ? (
          <>
            <AddressField label={translate('cards.share.address')} path={path} />
            {'share' in navigator && (
              <Button
                variant="outlined"
                startIcon={<ShareIcon />}
                sx={{ justifySelf: 'start' }}
                // Whoever thinks better of it has not failed.
                onClick={() => void navigator.share({ url: location.origin + path }).catch(() => undefined)}
              >
                {translate('kit.publicAddress.share')}
              </Button>
            )}
            <QrCode name={card.name} address={location.origin + cardPath(shopId!, card.id, true)} />
          </>
        ) : (
          <Alert severity="info">{translate('cards.share.draft')}</Alert>
        )}
      </Box>
    </Panel>
  );
}
