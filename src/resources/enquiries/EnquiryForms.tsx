import { EntityCreate } from '../kit/pages/EntityCreate.tsx';
import { EntityEdit } from '../kit/pages/EntityEdit.tsx';
import { EntityShow } from '../kit/pages/EntityShow.tsx';
import { KnownNumberInput } from './KnownNumberInput.tsx';
import { RemarkHint, Wish, WishInput } from './OptOutHint.tsx';
import { WalkOutLink } from './WalkOutLink.tsx';

const inputs = { mobileNo: KnownNumberInput, wish: WishInput };

export function NewEnquiry() {
  return (
    <>
      <WalkOutLink />
      <EntityCreate inputs={inputs} />
    </>
  );
}

export function EditEnquiry() {
  return <EntityEdit inputs={inputs} RemarkHint={RemarkHint} />;
}

const shows = { wish: Wish };

export function ShowEnquiry() {
  return <EntityShow shows={shows} RemarkHint={RemarkHint} />;
}
