import type { AnyEntity } from '../../../../schema/kit/defineEntity.ts';
import type { FieldInfo } from '../../../../schema/kit/fieldInfo.ts';
import type { Kind } from '../../../../schema/kit/meta.ts';
import type { Cell } from './cell.ts';
import { users } from '../../../../schema/entities/users.ts';
import { shopField } from '../../../../schema/kit/overShops.ts';
import { ChoiceCell, FlagCell } from './ChipCells.tsx';
import { MoneyCell, NumberCell, PercentCell, WeightCell } from './FigureCells.tsx';
import { AgoCell, DayCell, MomentCell } from './MomentCells.tsx';
import { FileCell } from './FileCells.tsx';
import { PictureCell, PicturesCell } from './PictureCells.tsx';
import { RefCell, RefsCell } from './RefCells.tsx';
import { StatusCell } from '../states/StatusCell.tsx';
import { MetPersonCell } from './MetPersonCell.tsx';
import { ShopCell } from './ShopCell.tsx';
import { JsonCell, OtherCell, PhoneCell, RichTextCell, SaidCell, TextCell } from './TextCells.tsx';

/** How every kind of field is shown. */
export const cells = {
  text: { Show: TextCell },
  longText: { Show: TextCell },
  richText: { Show: RichTextCell, isUnsorted: true },
  email: { Show: TextCell },
  digits: { Show: TextCell },
  mobile: { Show: PhoneCell },
  phone: { Show: PhoneCell },
  pin: { Show: TextCell },
  url: { Show: TextCell },
  integer: { Show: NumberCell, isFigure: true },
  decimal: { Show: NumberCell, isFigure: true },
  money: { Show: MoneyCell, isFigure: true },
  weight: { Show: WeightCell, isFigure: true },
  percent: { Show: PercentCell, isFigure: true },
  boolean: { Show: FlagCell },
  date: { Show: DayCell },
  timestamp: { Show: MomentCell },
  choice: { Show: ChoiceCell },
  ref: { Show: RefCell, isUnsorted: true },
  refs: { Show: RefsCell, isUnsorted: true },
  file: { Show: FileCell, isUnsorted: true },
  image: { Show: PictureCell, isUnsorted: true },
  images: { Show: PicturesCell, isUnsorted: true },
  json: { Show: JsonCell, isUnsorted: true },
  said: { Show: SaidCell, isUnsorted: true },
  child: { Show: JsonCell, isUnsorted: true },
  lines: { Show: JsonCell, isUnsorted: true },
} satisfies Record<Kind, Cell>;

export type Column = Cell & { name: string; info: FieldInfo };

/** A column by its name: a field, a derived one, a count of linked records, or when it was made or changed. */
export function columnOf(entity: AnyEntity, name: string): Column {
  const info = entity.info[name];
  if (info && isShopField(entity, name)) return { name, info, Show: ShopCell, isUnsorted: true };
  if (info && isMetPerson(entity, name)) return { name, info, Show: MetPersonCell, isUnsorted: true };
  if (info && name === entity.statuses?.field) return { name, info, Show: StatusCell, isUnsorted: true };
  if (info) return { name, info, ...cells[info.kind] };
  const unknown: FieldInfo = { name, label: name, kind: 'text', required: false };
  if (entity.counts?.[name]) return { name, info: unknown, Show: NumberCell, isFigure: true, isUnsorted: true };
  if (name === 'createdAt' || name === 'updatedAt') return { name, info: unknown, Show: AgoCell };
  return { name, info: unknown, Show: OtherCell, isUnsorted: true };
}

const isShopField = ({ isOverShops }: AnyEntity, name: string) => isOverShops && name === shopField.name;

const isMetPerson = ({ isOverShops, softReferences }: AnyEntity, name: string) =>
  isOverShops && softReferences?.[name] === users.name;

/**
 * What a list offers, in order: the schema's columns, counts right after the title. Over all shops the newest come first: no index has them
 * in another order.
 */
export function columnsOf(entity: AnyEntity): Column[] {
  const counts = Object.keys(entity.counts ?? {});
  const columns = entity.columns
    .flatMap(name => (name === entity.title ? [name, ...counts] : [name]))
    .map(name => columnOf(entity, name));
  return entity.isOverShops ? columns.map(column => ({ ...column, isUnsorted: true })) : columns;
}
