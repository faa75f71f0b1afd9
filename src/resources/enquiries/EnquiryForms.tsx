import { EntityCreate } from '../kit/pages/EntityCreate.tsx';
import { EntityEdit } from '../kit/pages/EntityEdit.tsx';
import { KnownNumberInput } from './KnownNumberInput.tsx';
import { WalkOutLink } from './WalkOutLink.tsx';

const inputs = { mobileNo: KnownNumberInput };

export function NewEnquiry() {
  return (
    <>
      <WalkOutLink />
      <EntityCreate inputs={inputs} />
    </>
  );
}

export function EditEnquiry() {
  return <EntityEdit inputs={inputs} />;
}
