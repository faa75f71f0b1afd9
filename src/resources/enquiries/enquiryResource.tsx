import { enquiries } from '../../../schema/entities/enquiries.ts';
import { lazyView } from '../kit/lazyView.tsx';
import { resourceOf } from '../kit/resourceOf.tsx';

const NewEnquiry = lazyView(async () => (await import('./EnquiryForms.tsx')).NewEnquiry);
const EditEnquiry = lazyView(async () => (await import('./EnquiryForms.tsx')).EditEnquiry);
const ShowEnquiry = lazyView(async () => (await import('./EnquiryForms.tsx')).ShowEnquiry);

export const enquiryResource = resourceOf(enquiries, {
  create: <NewEnquiry />,
  edit: <EditEnquiry />,
  show: <ShowEnquiry />,
});
