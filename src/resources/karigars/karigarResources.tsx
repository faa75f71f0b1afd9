import { karigarIssues } from '../../../schema/entities/karigarIssues.ts';
import { karigarReceipts } from '../../../schema/entities/karigarReceipts.ts';
import { lazyView } from '../kit/lazyView.tsx';
import { resourceOf } from '../kit/resourceOf.tsx';

const NewSlip = lazyView(async () => (await import('./SlipPages.tsx')).NewSlip);
const EditSlip = lazyView(async () => (await import('./SlipPages.tsx')).EditSlip);

const pages = { create: <NewSlip />, edit: <EditSlip /> };

export const karigarIssueResource = resourceOf(karigarIssues, pages);
export const karigarReceiptResource = resourceOf(karigarReceipts, pages);
