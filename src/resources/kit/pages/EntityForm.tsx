import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { RaRecord } from 'react-admin';
import { linesOf } from '../../../../schema/kit/lineEntity.ts';
import { formFields, typesFigures } from '../../../../schema/kit/validate.ts';
import { KeptHere } from '../drafts/KeptHere.tsx';
import { useKept } from '../drafts/useKept.ts';
import { WithRest } from '../form/Placed.tsx';
import { FieldSections } from '../form/FieldSections.tsx';
import { SaveBar } from '../form/SaveBar.tsx';
import type { Save } from '../form/JudgedForm.tsx';
import { SchemaForm } from '../form/SchemaForm.tsx';
import { LeftRecord } from '../form/LeftTry.tsx';
import { Totals } from '../form/Totals.tsx';
import type { OwnInputs } from '../inputs/kindInput.ts';
import { OutOfOrder } from '../numbers/OutOfOrder.tsx';
import { useEntity } from '../useEntity.ts';

export type FormShape = {
  /** Some inputs of one's own, by field. */
  inputs?: OwnInputs;
  /** The fields that are judged and sent; unless told all that the schema lets be typed. */
  fields?: readonly string[];
  /** Whether the first field has the focus; unless told that of a form which is not one's own. */
  autoFocus?: boolean | undefined;
  /** The key that saves, from anywhere on the page. */
  saveShortcut?: string;
  /** A form of one's own. What it has no place for comes at its end. */
  children?: ReactNode;
};

type Props = FormShape & {
  id?: string;
  mode: 'create' | 'update';
  record?: RaRecord;
  onSave: Save;
  /** Beside Save. */
  actions?: ReactNode;
};

/** The form of a page: one column, as wide as reads well, or as lines need. */
export function EntityForm({ id, mode, record, onSave, actions, fields, saveShortcut, ...shape }: Props) {
  const hasLines = linesOf(useEntity()).length > 0;
  const { kept, keeping, round } = useKept(record);
  return (
    <Box sx={{ maxWidth: hasLines ? 1000 : 640, ...(hasLines && narrowFields) }}>
      <SchemaForm id={id} mode={mode} record={record} onSave={keeping(onSave)} fields={fields} guarded={!kept}>
        {mode === 'create' && <LeftRecord />}
        {kept && <KeptHere {...kept} />}
        <FormFields key={round} mode={mode} fields={fields} {...shape} />
        <OutOfOrder record={record} />
        <SaveBar saveShortcut={saveShortcut}>{actions}</SaveBar>
      </SchemaForm>
    </Box>
  );
}

/** What stands beside the lines is no wider for their sake. */
const narrowFields = { '& .row, & .MuiFormControl-root:not([role="group"] *)': { maxWidth: 640 } };

export function FormFields({ mode, inputs, fields, children, autoFocus = !children }: FormShape & Pick<Props, 'mode'>) {
  const entity = useEntity();
  const rest = (names: readonly string[]) => <FieldSections fields={names} inputs={inputs} autoFocus={autoFocus} />;
  return (
    <>
      <WithRest fields={fields ?? formFields(entity, mode)} rest={rest}>
        {children}
      </WithRest>
      {typesFigures(entity) && linesOf(entity).length === 0 && !fields && <Totals />}
    </>
  );
}
