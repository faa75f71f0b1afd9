import { enquiries } from '../../../schema/entities/enquiries.ts';
import { EntityList } from '../kit/LaterList.tsx';
import { lazyView } from '../kit/lazyView.tsx';
import { resourceOf } from '../kit/resourceOf.tsx';
import { KnownNumberInput } from './KnownNumberInput.tsx';
import { WalkOutButton } from './WalkOutButton.tsx';

const EntityCreate = lazyView(async () => (await import('../kit/pages/EntityCreate.tsx')).EntityCreate);
const EntityEdit = lazyView(async () => (await import('../kit/pages/EntityEdit.tsx')).EntityEdit);

const inputs = { mobileNo: KnownNumberInput };

export const enquiryResource = resourceOf(enquiries, {
  list: <EntityList actions={<WalkOutButton />} />,
  create: <EntityCreate inputs={inputs} />,
  edit: <EntityEdit inputs={inputs} />,
});
