import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import { gstRates } from '../../schema/entities/gstRates.ts';
import { hsnCodes } from '../../schema/entities/hsnCodes.ts';
import { productGroups } from '../../schema/entities/productGroups.ts';
import { productGsts } from '../../schema/entities/productGsts.ts';
import { units } from '../../schema/entities/units.ts';
import { standardGstRates } from '../../schema/standardGstRates.ts';
import { standardHsnCodes } from '../../schema/standardHsnCodes.ts';
import { growTree } from './categories.ts';
import { foreignCurrencies } from './currencies.ts';
import type { Past } from './past.ts';
import { words } from './words.ts';

const symbols = words('gm, mg, kg, ct, tola, pc, pair, set, dozen, month, year');
const groups = words(
  '22K Gold, 18K Gold, Diamond, Kundan & Stones, Silver, Coins & Bars, Loose & Bullion, Savings Plans',
);
export const gst = {
  jewellery: 'GST 3% Jewellery',
  making: 'GST 5% Making charge',
  diamonds: 'GST 1.5% Cut diamonds',
  stones: 'GST 0.25% Stones',
  services: 'GST 18% Services',
  exempt: 'Exempt',
} as const;

/** What a shop sets up before its first product. Finds the id of each by its name. */
export const setUp = (past: Past, at: Date) => {
  const made = (entity: AnyEntity, names: readonly string[]) => {
    const rows = past.create(
      entity,
      names.map(name => ({ [entity.title]: name })),
      at,
    );
    const ids = new Map(names.map((name, i) => [name, rows[i]!.id]));
    return (name: string) => {
      const id = ids.get(name);
      if (!id) throw new Error(`The demo has no ${entity.label.one.toLowerCase()} '${name}'`);
      return id;
    };
  };
  past.create(hsnCodes, standardHsnCodes, at);
  past.create(gstRates, standardGstRates, at);
  foreignCurrencies(past, at);
  return {
    unit: made(units, symbols),
    group: made(productGroups, groups),
    category: growTree(past, at),
    gst: made(productGsts, Object.values(gst)),
  };
};

export type Catalogue = ReturnType<typeof setUp>;
