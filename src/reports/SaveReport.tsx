import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import MenuItem from '@mui/material/MenuItem';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { HttpError, useNotify, useTranslate } from 'react-admin';
import type { SavedReport } from '../../schema/entities/savedReports.ts';
import { daysOfPeriod, reportPeriods, type ReportPeriod } from '../../schema/rules/reportPeriods.ts';
import { messageOf } from '../dataProvider/errors.ts';
import { formatDate } from '../format.ts';
import { useShopDay } from '../layout/rates/useShopDay.ts';
import type { Period } from '../periods.ts';
import { queryKeys } from '../queryKeys.ts';
import { TitledDialog } from '../resources/kit/form/TitledDialog.tsx';
import { dropReport, saveReport, type ReportSaid } from './savedCalls.ts';

type Chosen = Pick<ReportSaid, 'subject' | 'figure' | 'filter'>;
type Props = {
  chosen: Chosen;
  /** Null where figures are of what there is now. */
  period: Period | null;
  /** What it is called until somebody names it. */
  suggested: string;
  /** The one that is open. */
  saved: SavedReport | null;
  onSaved: (report: SavedReport) => void;
  onDropped: () => void;
  onClose: () => void;
};

/** Under which name what is looked at is kept, of which days, and whether it comes by mail. */
export function SaveReport(props: Props) {
  const { period, saved, onClose } = props;
  const translate = useTranslate();
  const { said, say, whole } = useSaid(props);
  const { save, drop, isBusy, wrong } = useSaving(props);
  return (
    <TitledDialog
      title={translate(saved ? 'reports.saved.editTitle' : 'reports.saved.saveTitle')}
      width={480}
      onClose={onClose}
    >
      <form
        noValidate
        onSubmit={event => {
          event.preventDefault();
          save(whole());
        }}
      >
        <DialogContent sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
          <NameField value={said.name} wrong={wrong} onChange={name => say({ name })} />
          {period && <DaysField period={period} value={said.days} onChange={days => say({ days })} />}
          <MailField isWanted={said.byMail} onChange={byMail => say({ byMail })} />
        </DialogContent>
        <DialogActions>
          {saved && (
            <Button color="error" disabled={isBusy} onClick={drop}>
              {translate('ra.action.delete')}
            </Button>
          )}
          <Box sx={{ flex: 1 }} />
          <Button type="submit" variant="contained" disabled={isBusy || !said.name.trim()}>
            {translate('reports.saved.save')}
          </Button>
        </DialogActions>
      </form>
    </TitledDialog>
  );
}

type Said = { name: string; days: ReportPeriod | 'fixed'; byMail: boolean };

/** What is being said, and the whole of it as it is sent. */
function useSaid(props: Props) {
  const { chosen, period, suggested, saved } = props;
  const days = useDaysOf(props);
  const [said, setSaid] = useState<Said>({ name: saved?.name ?? suggested, days, byMail: saved?.byMail ?? false });
  const isFixed = period && said.days === 'fixed';
  const whole = (): ReportSaid => ({
    ...chosen,
    name: said.name,
    byMail: said.byMail,
    period: period && said.days !== 'fixed' ? said.days : null,
    firstDay: isFixed ? period.from : null,
    lastDay: isFixed ? period.to : null,
  });
  return { said, say: (changes: Partial<Said>) => setSaid({ ...said, ...changes }), whole };
}

type Name = { value: string; wrong: string | undefined; onChange: (value: string) => void };

function NameField({ value, wrong, onChange }: Name) {
  const translate = useTranslate();
  return (
    <TextField
      autoFocus
      required
      label={translate('resources.savedReports.fields.name')}
      value={value}
      error={Boolean(wrong)}
      helperText={wrong}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{ htmlInput: { maxLength: 80 } }}
    />
  );
}

/** Days that move on where what is chosen looks like some. */
function useDaysOf({ saved, period }: Props): ReportPeriod | 'fixed' {
  const today = useShopDay();
  if (saved) return saved.period ?? 'fixed';
  const alike = reportPeriods.find(({ id }) => {
    const its = daysOfPeriod(id, today);
    return its.from === period?.from && its.to === period.to;
  });
  return alike?.id ?? 'fixed';
}

function useSaving({ saved, onSaved, onDropped }: Props) {
  const notify = useNotify();
  const client = useQueryClient();
  const again = () => client.invalidateQueries({ queryKey: queryKeys.of('savedReports') });
  const onError = (error: Error) => void (fieldError(error) || notify(messageOf(error), { type: 'error' }));
  const saving = useMutation({
    mutationFn: (said: ReportSaid) => saveReport(said, saved?.id),
    onSuccess: async report => {
      await again();
      notify('reports.saved.saving', { type: 'success' });
      onSaved(report);
    },
    onError,
  });
  const dropping = useMutation({
    mutationFn: () => dropReport(saved!.id),
    onSuccess: async () => {
      onDropped();
      await again();
      notify('reports.saved.dropped', { type: 'success' });
    },
    onError,
  });
  return {
    save: saving.mutate,
    drop: () => dropping.mutate(),
    isBusy: saving.isPending || dropping.isPending,
    wrong: fieldError(saving.error),
  };
}

/** What is wrong with the name, which stands there. */
const fieldError = (error: Error | null): string | undefined =>
  error instanceof HttpError ? (error.body as { errors?: Record<string, string> } | null)?.errors?.['name'] : undefined;

type Days = { period: Period; value: ReportPeriod | 'fixed'; onChange: (value: ReportPeriod | 'fixed') => void };

function DaysField({ period, value, onChange }: Days) {
  const translate = useTranslate();
  const fixed = { from: formatDate(period.from), to: formatDate(period.to) };
  return (
    <TextField
      select
      label={translate('resources.savedReports.fields.period')}
      value={value}
      onChange={({ target }) => onChange(target.value as ReportPeriod | 'fixed')}
    >
      {reportPeriods.map(({ id }) => (
        <MenuItem key={id} value={id}>
          {translate(`books.period.${id}`)}
        </MenuItem>
      ))}
      <MenuItem value="fixed">{translate('reports.saved.fixed', fixed)}</MenuItem>
    </TextField>
  );
}

function MailField({ isWanted, onChange }: { isWanted: boolean; onChange: (isWanted: boolean) => void }) {
  const translate = useTranslate();
  return (
    <div>
      <FormControlLabel
        control={<Switch checked={isWanted} onChange={(_, checked) => onChange(checked)} />}
        label={translate('resources.savedReports.fields.byMail')}
      />
      <FormHelperText>{translate('reports.saved.byMailHelp')}</FormHelperText>
    </div>
  );
}
