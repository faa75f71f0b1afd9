import { ReceiptLossReason } from './LossReason.tsx';
import { EditSlip, NewSlip } from './SlipPages.tsx';

const inputs = { lossReason: ReceiptLossReason };

export const NewReceipt = () => <NewSlip inputs={inputs} />;
export const EditReceipt = () => <EditSlip inputs={inputs} />;
