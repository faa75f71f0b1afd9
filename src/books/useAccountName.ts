import { useTranslate } from 'react-admin';
import { accountKinds, isUsualName } from '../../schema/rules/ledger.ts';
import type { Account } from './calls.ts';

/** What an account is called: one without a name of its own by its kind, a person's and a till's with their kind. */
export function useAccountName() {
  const translate = useTranslate();
  return ({ name, kind }: Pick<Account, 'name' | 'kind'>): string => {
    const said = translate(`resources.ledger_accounts.values.kind.${kind}`);
    if (isUsualName({ name, kind })) return said;
    return 'of' in accountKinds.find(({ id }) => id === kind)! ? `${name} · ${said}` : name;
  };
}
