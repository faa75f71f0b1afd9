import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { GstReturn } from '../../schema/rules/returns/reply.ts';
import { getSession } from '../authProvider/session.ts';
import { FigureTable } from '../layout/FigureTable.tsx';
import { DocumentLink } from './DocumentLink.tsx';

type Props = Pick<GstReturn, 'problems' | 'shops'> & { count: number };

/** Each with its document; one of another shop is named with it. */
export function ReturnProblems({ problems, count, shops }: Props) {
  const translate = useTranslate();
  const { shopId: here } = getSession();
  const lines = problems.map(({ entity, id, shopId, number, text, isRefused }, n) => ({
    key: String(n),
    name: <DocumentLink entity={entity} recordId={shopId === here ? id : null} number={number} reversesId={null} />,
    cells: [
      shops.find(shop => shop.id === shopId)?.name ?? '',
      text,
      translate(isRefused ? 'returns.refused' : 'returns.taken'),
    ],
  }));
  const further = count - problems.length;
  return (
    <FigureTable
      title={translate('returns.wrong')}
      none={translate('returns.nothingWrong')}
      heads={['document', 'shop', 'what', 'portal'].map(head => translate(`returns.head.${head}`))}
      lines={lines}
      more={
        further > 0 && (
          <Typography variant="body2" sx={{ p: 2, color: 'text.secondary' }}>
            {translate('returns.furtherProblems', { smart_count: further })}
          </Typography>
        )
      }
    />
  );
}
