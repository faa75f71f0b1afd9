import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useWatch } from 'react-hook-form';
import { useRedirect, useTranslate } from 'react-admin';
import { figureOf } from '../../../schema/kit/readFigure.ts';
import { formFields } from '../../../schema/kit/validate.ts';
import { usualMonths } from '../../../schema/rules/chitTerms.ts';
import { FieldSections } from '../kit/form/FieldSections.tsx';
import { EntityCreate } from '../kit/pages/EntityCreate.tsx';
import type { CellProps } from '../kit/columns/cell.ts';
import { EntityEdit } from '../kit/pages/EntityEdit.tsx';
import { EntityShow } from '../kit/pages/EntityShow.tsx';
import { useEntity } from '../kit/useEntity.ts';

/** Saved, it opens: from there it is opened to members. */
export function NewScheme() {
  const { resource } = useEntity();
  const redirect = useRedirect();
  return (
    <EntityCreate onSaved={({ id }) => redirect('edit', resource, id)}>
      <Fields mode="create" />
    </EntityCreate>
  );
}

export function EditScheme() {
  return (
    <EntityEdit stays shows={shows}>
      <Fields mode="update" />
    </EntityEdit>
  );
}

export function ShowScheme() {
  return <EntityShow shows={shows} />;
}

/** Sentences are read from the left, also beside their label on a phone. */
function InWords({ value }: CellProps) {
  return <Box sx={{ textAlign: 'left', overflowWrap: 'anywhere' }}>{value as string}</Box>;
}

const shows = { inWords: InWords };

function Fields({ mode }: { mode: 'create' | 'update' }) {
  return (
    <>
      <FieldSections fields={formFields(useEntity(), mode)} autoFocus />
      <LongTerm />
    </>
  );
}

/** Of a term that leaves no room within the lawful days. */
function LongTerm() {
  const translate = useTranslate();
  const instalments = figureOf(useWatch({ name: 'instalments' }));
  return instalments !== null && instalments > usualMonths ? (
    <Alert severity="warning">{translate('chits.longTerm')}</Alert>
  ) : null;
}
