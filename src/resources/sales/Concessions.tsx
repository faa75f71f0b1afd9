import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { SelectInput, TextInput, useEditContext, useTranslate, type RaRecord } from 'react-admin';
import type { approvalButtons, ConcessionsReply } from '../../../schema/rules/approvals.ts';
import type { AnyEntity } from '../../../schema/kit/defineEntity.ts';
import { get } from '../../dataProvider/calls.ts';
import { pathWith } from '../../dataProvider/paths.ts';
import { formatMoney, none } from '../../format.ts';
import { queryKeys } from '../../queryKeys.ts';
import { ActionButton } from '../kit/actions/ActionButton.tsx';
import { useCommon, type KindInputProps, type OwnInputs } from '../kit/inputs/kindInput.ts';
import { useEntity } from '../kit/useEntity.ts';

type Approved = AnyEntity & { buttons?: typeof approvalButtons };

/** What a saved draft gives away beyond the shop's own prices, with the way to an approval. */
export function Concessions() {
  const translate = useTranslate();
  const entity = useEntity() as Approved;
  const { record } = useEditContext<RaRecord>();
  const { data } = useConcessions(entity, record);
  if (!record || !data?.items.length) return null;
  const { items, isNeeded, isApproved, approvers, mayApprove } = data;
  return (
    <Alert severity={isNeeded ? 'error' : 'warning'} role="status" sx={{ mb: 2 }}>
      <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
        {isNeeded && translate('sales.concession.needed')}
        <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
          {items.map(({ key, line, description, amount }) => (
            <li key={`${key} ${line}`}>
              {translate(`sales.concession.${key}`, {
                line,
                what: description ?? none,
                amount: formatMoney(amount, 'paise'),
              })}
            </li>
          ))}
        </Box>
        {isNeeded && !approvers.length && translate('sales.concession.noApprover')}
        {isNeeded && approvers.length > 0 && (
          <ActionButton
            entity={entity}
            name="approve"
            record={record}
            inputs={inputsFor(approvers)}
            initial={approvers.length === 1 ? { approverId: approvers[0]!.id } : {}}
            variant="contained"
          />
        )}
        {mayApprove && !isApproved && <ActionButton entity={entity} name="approveMyself" record={record} />}
      </Box>
    </Alert>
  );
}

/** As the server judges it. */
function useConcessions(entity: AnyEntity, record: RaRecord | undefined) {
  const { resource } = entity;
  const [id, version] = [record?.id, record?.['version'] as unknown];
  return useQuery({
    queryKey: queryKeys.concessions(resource, { id, version }),
    queryFn: ({ signal }) =>
      get<ConcessionsReply>(pathWith(entity, `${entity.path}/:id/concessions`, { id: String(id) }), { signal }),
    enabled: record?.['state'] === entity.states!.initial,
  });
}

const inputsFor = (approvers: ConcessionsReply['approvers']): OwnInputs => ({
  approverId: props => <ApproverInput approvers={approvers} {...props} />,
  pin: PinInput,
});

function ApproverInput({ approvers, ...props }: KindInputProps & Pick<ConcessionsReply, 'approvers'>) {
  return <SelectInput {...useCommon(props)} isRequired choices={[...approvers]} translateChoice={false} />;
}

function PinInput(props: KindInputProps) {
  return (
    <TextInput
      {...useCommon(props)}
      type="password"
      autoComplete="off"
      slotProps={{ htmlInput: { inputMode: 'numeric' } }}
    />
  );
}
