import { LotLossReason } from '../karigars/LossReason.tsx';
import { EditSlip } from '../karigars/SlipPages.tsx';

const actionInputs = { lossReason: LotLossReason };

export const EditLot = () => <EditSlip actionInputs={actionInputs} />;
