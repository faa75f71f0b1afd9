import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormHelperText from '@mui/material/FormHelperText';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useFormState } from 'react-hook-form';
import type { ImportLook } from '../../../../schema/kit/importLook.ts';
import type { FileReading } from '../../../dataProvider/extras.ts';
import { formatCount } from '../../../format.ts';
import { FormTick } from './FormTick.tsx';
import type { MappingForm } from './mapping.ts';

type Props = {
  look: ImportLook;
  reading: FileReading;
  isBusy: boolean;
  /** Reads the file anew. */
  onChange: (changes: FileReading) => void;
};

/** How the file as a whole was understood, and how it is to be read. */
export function FileQuestions({ look, reading, isBusy, onChange }: Props) {
  return (
    <>
      {look.toConfirm && <Letters samples={look.toConfirm} />}
      <FileNotes notes={look.notes} />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        {look.sheets.length > 1 && <SheetSelect look={look} isBusy={isBusy} onChange={onChange} />}
        {look.headerRow > 0 && <HeaderSelect look={look} isBusy={isBusy} onChange={onChange} />}
      </Box>
      <FormGroup>
        <Tick
          name="isBare"
          checked={look.headerRow === 0}
          isBusy={isBusy}
          onChange={checked => onChange({ headerRow: checked ? 0 : 1 })}
        />
        {look.hiddenRows > 0 && (
          <Tick
            name="leaves_hidden"
            checked={Boolean(reading.leavesHidden)}
            isBusy={isBusy}
            onChange={leavesHidden => onChange({ leavesHidden })}
          />
        )}
        <FormTick name="clears" />
      </FormGroup>
    </>
  );
}

/** What the server tells of the file as a whole. */
export function FileNotes({ notes }: { notes: readonly string[] }) {
  if (notes.length === 0) return null;
  return (
    <Alert severity="info" sx={{ overflowWrap: 'anywhere' }}>
      {notes.map(note => (
        <div key={note}>{note}</div>
      ))}
    </Alert>
  );
}

type SelectProps = Omit<Props, 'reading'>;

/** Another sheet has its header elsewhere. */
function SheetSelect({ look: { sheet, sheets }, isBusy, onChange }: SelectProps) {
  const translate = useTranslate();
  return (
    <TextField
      select
      label={translate('kit.import.sheet')}
      value={sheet ?? ''}
      disabled={isBusy}
      onChange={event => onChange({ sheet: event.target.value, headerRow: undefined })}
    >
      {sheets.map(name => (
        <MenuItem key={name} value={name}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}

function HeaderSelect({ look: { headerRow }, isBusy, onChange }: SelectProps) {
  const translate = useTranslate();
  return (
    <TextField
      select
      label={translate('kit.import.header_row')}
      value={headerRow}
      disabled={isBusy}
      onChange={event => onChange({ headerRow: Number(event.target.value) })}
    >
      {rowsUntil(Math.max(10, headerRow)).map(row => (
        <MenuItem key={row} value={row}>
          {translate('kit.import.header_row_n', { row: formatCount(row) })}
        </MenuItem>
      ))}
    </TextField>
  );
}

const rowsUntil = (last: number) => Array.from({ length: last }, (_, n) => n + 1);

type TickProps = { name: string; checked: boolean; isBusy: boolean; onChange: (checked: boolean) => void };

function Tick({ name, checked, isBusy, onChange }: TickProps) {
  const translate = useTranslate();
  return (
    <FormControlLabel
      label={translate(`kit.import.${name}`)}
      disabled={isBusy}
      control={<Checkbox checked={checked} onChange={(_, now) => onChange(now)} />}
    />
  );
}

/** Some cells of a text that is not in UTF-8: a person sees whether they are right. */
function Letters({ samples }: { samples: readonly string[] }) {
  const translate = useTranslate();
  const { errors } = useFormState<MappingForm>({ name: 'isConfirmed' });
  const message = errors.isConfirmed?.message;
  return (
    <Alert severity="warning" role="group" aria-label={translate('kit.import.letters')}>
      <Typography variant="body2">{translate('kit.import.letters')}</Typography>
      <Typography sx={{ my: 1, fontWeight: 600, overflowWrap: 'anywhere' }}>{samples.join(' · ')}</Typography>
      <FormTick name="isConfirmed" />
      {message && <FormHelperText error>{translate(message)}</FormHelperText>}
    </Alert>
  );
}
