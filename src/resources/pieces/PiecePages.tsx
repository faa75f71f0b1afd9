import { formFields } from '../../../schema/kit/validate.ts';
import { FieldSections } from '../kit/form/FieldSections.tsx';
import { EntityCreate } from '../kit/pages/EntityCreate.tsx';
import { EntityEdit } from '../kit/pages/EntityEdit.tsx';
import { EntityShow } from '../kit/pages/EntityShow.tsx';
import { useEntity } from '../kit/useEntity.ts';
import { FinenessInput } from './FinenessInput.tsx';
import { PriceToday } from './PriceToday.tsx';
import { TypedPrice } from './TypedPrice.tsx';

const inputs = { fineness: FinenessInput };

export function NewPiece() {
  return (
    <EntityCreate>
      <Fields mode="create" />
    </EntityCreate>
  );
}

export function EditPiece() {
  return (
    <EntityEdit>
      <Fields mode="update" />
    </EntityEdit>
  );
}

export function ShowPiece() {
  return <EntityShow aside={<PriceToday />} />;
}

/** The form as the schema lays it out, and below it what the piece costs as it stands there. */
function Fields({ mode }: { mode: 'create' | 'update' }) {
  return (
    <>
      <FieldSections fields={formFields(useEntity(), mode)} inputs={inputs} autoFocus />
      <TypedPrice />
    </>
  );
}
