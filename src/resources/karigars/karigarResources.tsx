import { karigarIssues } from '../../../schema/entities/karigarIssues.ts';
import { karigarReceipts } from '../../../schema/entities/karigarReceipts.ts';
import { lazyView } from '../kit/lazyView.tsx';
import { resourceOf } from '../kit/resourceOf.tsx';

const NewSlip = lazyView(async () => (await import('./SlipPages.tsx')).NewSlip);
const EditSlip = lazyView(async () => (await import('./SlipPages.tsx')).EditSlip);
const NewReceipt = lazyView(async () => (await import('./ReceiptPages.tsx')).NewReceipt);
const EditReceipt = lazyView(async () => (await import('./ReceiptPages.tsx')).EditReceipt);

export const karigarIssueResource = resourceOf(karigarIssues, { create: <NewSlip />, edit: <EditSlip /> });
export const karigarReceiptResource = resourceOf(karigarReceipts, { create: <NewReceipt />, edit: <EditReceipt /> });
