import BackIcon from '@mui/icons-material/ChevronLeft';
import NextIcon from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { templatePreview } from '../../../../schema/rules/templatePreview.ts';
import { variablesFor, type Fields } from '../../../../schema/rules/templateVariables.ts';
import { formatCount } from '../../../format.ts';
import { Phone } from '../Phone.tsx';
import { variablesOf, type Draft } from './draft.ts';
import { MediaPreview } from './MediaPreview.tsx';
import { useAudience } from './useAudience.ts';
import { useDraft } from './useDraft.ts';
import { useMeetingWords } from './useMeeting.ts';

/** The message on the phone of one of those it goes to, with what is kept of that person. */
export function LivePreview() {
  const translate = useTranslate();
  const id = useId();
  const { draft, template } = useDraft();
  const [wanted, setWanted] = useState(0);
  const last = Math.max(0, (useAudience(draft, wanted).total ?? 0) - 1);
  const index = Math.min(wanted, last);
  const { contact, total = 0 } = useAudience(draft, index);
  const preview = templatePreview(template?.components ?? [], {
    variables: valuesOf(draft, contact, useMeetingWords(draft, template)),
    headerText: draft.headerText,
  });
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', minHeight: 44 }}>
        <Typography id={id} component="h2" variant="h6" sx={{ flex: 1, minWidth: 0 }} noWrap>
          {contact ? translate('messenger.preview.of', { name: contact.name }) : translate('messenger.preview.title')}
        </Typography>
        {total > 1 && <Pager index={index} total={total} onTurn={setWanted} />}
      </Box>
      {template ? (
        <Phone preview={preview} media={draft.headerMedia && <MediaPreview file={draft.headerMedia} />} />
      ) : (
        <Typography color="text.secondary">{translate('messenger.preview.none')}</Typography>
      )}
    </Box>
  );
}

type PagerProps = { index: number; total: number; onTurn: (index: number) => void };

function Pager({ index, total, onTurn }: PagerProps) {
  const translate = useTranslate();
  return (
    <>
      <IconButton
        aria-label={translate('messenger.preview.before')}
        disabled={index === 0}
        onClick={() => onTurn(index - 1)}
      >
        <BackIcon />
      </IconButton>
      <Typography variant="body2" sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
        {formatCount(index + 1)} / {formatCount(total)}
      </Typography>
      <IconButton
        aria-label={translate('messenger.preview.next')}
        disabled={index >= total - 1}
        onClick={() => onTurn(index + 1)}
      >
        <NextIcon />
      </IconButton>
    </>
  );
}

/** One by one: what is not filled yet must not hide the others. */
function valuesOf(draft: Draft, contact: object | undefined, meeting: Fields): (string | undefined)[] {
  const fields = { ...(contact as Fields | undefined), ...meeting };
  return variablesOf(draft).map(variable => {
    if (typeof variable !== 'string' && !contact && !Object.hasOwn(meeting, variable.field)) return undefined;
    return variablesFor([variable], fields)?.[0];
  });
}
