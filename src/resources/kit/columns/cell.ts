import type { ComponentType } from 'react';
import type { RaRecord } from 'react-admin';
import type { FieldInfo } from '../../../../schema/kit/fieldInfo.ts';

export type CellProps = { value: unknown; info: FieldInfo; record: RaRecord };

/** How a kind of field is shown in a row, on a card, in a comparison. */
export type Cell = {
  Show: ComponentType<CellProps>;
  /** Figures stand at the right, digit under digit. */
  isFigure?: true;
  /** The API cannot sort by it, or its order means nothing to a person. */
  isUnsorted?: true;
};

/** Whether there is anything to show. */
export const isTold = (value: unknown): boolean =>
  value !== null &&
  value !== undefined &&
  value !== '' &&
  value !== '-' &&
  !(Array.isArray(value) && value.length === 0);
