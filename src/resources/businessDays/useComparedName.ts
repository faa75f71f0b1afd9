import { useTranslate } from 'react-admin';
import type { Compared } from '../../../schema/rules/dayCompared.ts';

/** What a row of the comparison is called: the till, the shop's own account, the metal, or the tray. */
export function useComparedName() {
  const translate = useTranslate();
  return ({ field, key, name, measure }: Compared): string => {
    if (field === 'orderBox') return translate('closing.orderBox');
    if (field === 'trays') {
      const tray = name ?? translate('closing.noTray');
      return measure === 'grams' ? translate('closing.weightOf', { tray }) : tray;
    }
    if (field === 'metals' || field === 'looseStones') return translate(`books.unit.${measure}`);
    if (field === 'counts') return name ?? translate('closing.noTill');
    return translate(`resources.ledger_accounts.values.kind.${key.split(' ')[0]!}`);
  };
}
