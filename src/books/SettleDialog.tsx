import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import FormHelperText from '@mui/material/FormHelperText';
import TextField from '@mui/material/TextField';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { HttpError, useNotify, useTranslate, type RaRecord } from 'react-admin';
import { paise } from '../../schema/rules/piecePriceOf.ts';
import type { Settlements } from '../../schema/rules/settlements.ts';
import { post } from '../dataProvider/calls.ts';
import { messageOf } from '../dataProvider/errors.ts';
import { pathWith } from '../dataProvider/paths.ts';
import { formatDate, formatMoney } from '../format.ts';
import { TitledDialog } from '../resources/kit/form/TitledDialog.tsx';
import { typedFigure } from '../resources/kit/inputs/typedFigure.ts';
import { useEntity } from '../resources/kit/useEntity.ts';

type Item = Settlements['items'][number];
/** Rupees by the id of a bill, as they are typed. */
type Typed = Readonly<Record<string, string>>;
type Props = {
  record: RaRecord;
  settlements: Settlements;
  onChanged: (reply: Settlements) => void;
  onClose: () => void;
};

const mostOf = ({ settled, rest }: Item): number => (paise(settled) + paise(rest)) / 100;
const typedOf = (items: readonly Item[]): Typed =>
  Object.fromEntries(items.map(({ id, settled }) => [id, settled ? String(settled) : '']));

/** As much of each bill as there is, the oldest first. */
const oldestFirst = ({ amount, items }: Settlements): Typed => {
  let left = paise(amount);
  return Object.fromEntries(
    items.map(item => {
      const part = Math.min(left, paise(mostOf(item)));
      left -= part;
      return [item.id, part ? String(part / 100) : ''];
    }),
  );
};

/** Asks how much of each open bill a document pays. */
export function SettleDialog({ record, settlements, onChanged, onClose }: Props) {
  const translate = useTranslate();
  const { amount, items } = settlements;
  const [typed, setTyped] = useState(() => typedOf(items));
  const figures = items.map(({ id }) => ({ billId: id, ...typedFigure('money', typed[id] ?? '') }));
  const isReadable = figures.every(({ problem }) => !problem);
  const rows = figures.flatMap(({ billId, figure }) => (figure ? { billId, amount: figure } : []));
  const left = paise(amount) - rows.reduce((sum, row) => sum + paise(row.amount), 0);
  const { save, isPending, problems } = useSave(record, reply => {
    onChanged(reply);
    onClose();
  });
  const problemOf = (id: string) => {
    const n = rows.findIndex(({ billId }) => billId === id);
    const refused = n < 0 ? undefined : (problems[`rows.${n}.amount`] ?? problems[`rows.${n}.billId`]);
    return figures.find(({ billId }) => billId === id)?.problem ?? refused;
  };
  return (
    <TitledDialog title={translate('books.settlements.title')} width={480} onClose={onClose}>
      <DialogContent sx={{ display: 'grid', gap: 1.5, alignContent: 'start', fontVariantNumeric: 'tabular-nums' }}>
        <Shortcuts settlements={settlements} onType={setTyped} />
        {items.map(item => (
          <Row
            key={item.id}
            item={item}
            value={typed[item.id] ?? ''}
            problem={problemOf(item.id)}
            onChange={value => setTyped({ ...typed, [item.id]: value })}
          />
        ))}
        <OnAccount left={left} problem={problems['rows']} />
      </DialogContent>
      <DialogActions>
        <Button variant="contained" disabled={isPending || !isReadable} onClick={() => save(rows)}>
          {translate('ra.action.save')}
        </Button>
      </DialogActions>
    </TitledDialog>
  );
}

function Shortcuts({ settlements, onType }: Pick<Props, 'settlements'> & { onType: (typed: Typed) => void }) {
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <Button size="small" variant="outlined" onClick={() => onType(oldestFirst(settlements))}>
        {translate('books.settlements.oldest')}
      </Button>
      <Button size="small" variant="outlined" onClick={() => onType({})}>
        {translate('books.settlements.leave')}
      </Button>
    </Box>
  );
}

/** `left` in paise. */
function OnAccount({ left, problem }: { left: number; problem: string | undefined }) {
  const translate = useTranslate();
  return (
    <>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', fontWeight: 600 }}>
        <span>{translate('books.settlements.onAccount')}</span>
        <span>{formatMoney(left / 100)}</span>
      </Box>
      {problem && <FormHelperText error>{problem}</FormHelperText>}
    </>
  );
}

type RowProps = { item: Item; value: string; problem: string | undefined; onChange: (value: string) => void };

function Row({ item, value, problem, onChange }: RowProps) {
  const translate = useTranslate();
  const { number, day } = item;
  return (
    <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'start', gap: 2 }}>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        {number}
        <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
          {[day && formatDate(day), translate('books.settlements.open', { amount: formatMoney(mostOf(item)) })]
            .filter(Boolean)
            .join(' · ')}
        </Box>
      </Box>
      <TextField
        size="small"
        value={value}
        error={Boolean(problem)}
        helperText={problem}
        onChange={({ target }) => onChange(target.value)}
        slotProps={{
          htmlInput: {
            inputMode: 'decimal',
            'aria-label': translate('books.settlements.amountOf', { number }),
            style: { textAlign: 'right' },
          },
        }}
        sx={{ width: 136, flexShrink: 0 }}
      />
    </Box>
  );
}

type Problems = Readonly<Record<string, string>>;

function useSave({ id }: RaRecord, onSaved: (reply: Settlements) => void) {
  const entity = useEntity();
  const notify = useNotify();
  const [problems, setProblems] = useState<Problems>({});
  const { mutate, isPending } = useMutation({
    mutationFn: (rows: readonly { billId: string; amount: number }[]) =>
      post<Settlements>(pathWith(entity, `${entity.path}/:id/settle`, { id }), { rows }),
    onSuccess: reply => {
      notify('books.settlements.saved', { type: 'success' });
      onSaved(reply);
    },
    onError: error => {
      const body = error instanceof HttpError ? (error.body as { errors?: Problems } | undefined) : undefined;
      setProblems(body?.errors ?? {});
      if (!body?.errors) notify(messageOf(error), { type: 'error' });
    },
  });
  return { save: mutate, isPending, problems };
}
