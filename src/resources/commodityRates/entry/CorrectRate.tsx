import DialogContentText from '@mui/material/DialogContentText';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate, type RaRecord } from 'react-admin';
import { commodityRates, type CommodityRate } from '../../../../schema/entities/commodityRates.ts';
import { post } from '../../../dataProvider/calls.ts';
import { pathOf } from '../../../dataProvider/paths.ts';
import { formatDateTime } from '../../../format.ts';
import { useRatesBefore } from '../../../layout/rates/rates.ts';
import { useErrorHandling } from '../../../layout/useErrorHandling.ts';
import { FormDialog } from '../../kit/form/FormDialog.tsx';
import type { Refused } from '../../kit/form/JudgedForm.tsx';
import { refused } from '../../kit/form/useSave.ts';
import { fieldsToCorrect } from './enteredFields.ts';
import { HeldRates } from './HeldRates.ts';
import { rateInputs } from './RateInput.tsx';
import { useConfirmation } from './useConfirmation.tsx';
import { queryKeys } from '../../../queryKeys.ts';

type Props = { wrong: CommodityRate & RaRecord; onClose: () => void };

/**
 * What should have been entered, in place of what was. An imported entry may lack a metal: so does its correction. By hand, since each
 * rate stands beside what held before, and one that is far off is asked about once more.
 */
export function CorrectRate({ wrong, onClose }: Props) {
  const translate = useTranslate();
  const { data: held } = useRatesBefore(wrong.id);
  const { save, question } = useCorrection(wrong, onClose);
  const at = formatDateTime(wrong.at);
  return (
    <HeldRates value={held}>
      <FormDialog
        title={translate('rates.correct.title', { at })}
        width={400}
        mode="update"
        record={wrong}
        fields={fieldsToCorrect(wrong)}
        inputs={rateInputs}
        autoFocus
        onSave={save}
        onClose={onClose}
      >
        <DialogContentText sx={{ mb: 2 }}>{translate('rates.correct.hint', { at })}</DialogContentText>
      </FormDialog>
      {question}
    </HeldRates>
  );
}

function useCorrection({ id }: Props['wrong'], onDone: () => void) {
  const client = useQueryClient();
  const notify = useNotify();
  const { actionError } = useErrorHandling();
  const { confirm, question } = useConfirmation();
  const { resource } = commodityRates;
  const save = async (values: object, again: () => void): Promise<Refused> => {
    try {
      await post(`${pathOf(resource)}/${encodeURIComponent(id)}/correct`, values);
    } catch (error) {
      const isRight = await confirm(error);
      if (isRight) return save({ ...values, confirmed: true }, again);
      if (isRight === undefined) actionError(error, { retry: again });
      return refused(error);
    }
    notify('rates.correct.done', { type: 'success' });
    for (const queryKey of [queryKeys.of(resource), queryKeys.live(resource)])
      void client.invalidateQueries({ queryKey });
    onDone();
    return undefined;
  };
  return { save, question };
}
