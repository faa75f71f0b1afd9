import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import type { AnyEntity } from '../../../../schema/kit/defineEntity.ts';
import { linesOf } from '../../../../schema/kit/lineEntity.ts';
import { reckonTyped } from '../../../../schema/kit/totalsOf.ts';
import type { Draft } from '../../../drafts/drafts.ts';
import { formatMoney, formatRelative } from '../../../format.ts';
import { tall } from '../../../theme/touch.ts';
import { useEntity } from '../useEntity.ts';
import type { Kept } from './useKept.ts';

type Props = { kept: Kept; onResume: (draft: Draft) => void };

/** What was typed here and not saved, to go on with or to throw away. */
export function DraftsLeft({ kept, onResume }: Props) {
  const translate = useTranslate();
  const id = useId();
  if (kept.left.length === 0) return null;
  const discard = (draft: Draft) => {
    kept.takeAway(draft);
    void kept.shelf.drop([draft.id]);
  };
  return (
    <Box component="section" aria-labelledby={id} sx={panel}>
      <Typography id={id} component="h2" variant="subtitle2">
        {translate('kit.drafts.left')}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, maxHeight: 220, overflowY: 'auto' }}>
        {kept.left.map(draft => (
          <Left key={draft.id} draft={draft} kept={kept} onResume={onResume} onDiscard={discard} />
        ))}
      </Box>
    </Box>
  );
}

function Left({ draft, kept, onResume, onDiscard }: Props & { draft: Draft; onDiscard: (draft: Draft) => void }) {
  const translate = useTranslate();
  const text = useSummary(draft, kept);
  return (
    <Box
      component="li"
      aria-label={text}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, py: 0.5 }}
    >
      <Typography component="span" sx={{ flex: '1 1 200px', fontVariantNumeric: 'tabular-nums' }}>
        {text}
      </Typography>
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button variant="outlined" onClick={() => onResume(draft)} sx={tall}>
          {translate('kit.drafts.resume')}
        </Button>
        <Button color="error" onClick={() => onDiscard(draft)} sx={tall}>
          {translate('kit.drafts.discard')}
        </Button>
      </Box>
    </Box>
  );
}

/** How much it is, and when it was typed: `3 lines · ₹1,22,616 · 10 minutes ago`. */
function useSummary(draft: Draft, { record }: Kept): string {
  const translate = useTranslate();
  const entity = useEntity();
  const values = { ...record, ...draft.values };
  const lines = linesOf(entity).reduce((sum, { field }) => sum + countOf(values[field.name]), 0);
  const amount = amountOf(entity, values);
  return [
    translate('kit.drafts.lines', { smart_count: lines }),
    ...(amount ? [formatMoney(amount)] : []),
    formatRelative(new Date(draft.typedAt).toISOString()),
  ].join(' · ');
}

const countOf = (lines: unknown) => (Array.isArray(lines) ? lines.length : 0);

/** What its paper is about. */
const amountOf = (entity: AnyEntity, values: Record<string, unknown>): number | null => {
  const main = Object.values(entity.papers ?? {}).find(paper => paper.main)?.main;
  return main ? (reckonTyped(entity, values).totals[main] ?? null) : null;
};

const panel = {
  display: 'grid',
  gap: 0.5,
  p: 2,
  mb: 2,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
};
