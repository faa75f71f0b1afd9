import { exportColumns, lineColumns } from '../../api/crud/export/exportColumns.ts';
import type { Issuer, PaperData, Reckoned } from '../../api/papers/paperData.ts';
import { paperOf } from '../../api/papers/paperOf.ts';
import { qrCode } from '../../api/papers/qrCode.ts';
import { entities } from '../../schema/entities/index.ts';
import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import type { FieldInfo } from '../../schema/kit/fieldInfo.ts';
import type { PaperSize } from '../../schema/kit/papers.ts';
import { wordingFor } from '../../schema/words/wordings.ts';
import type { Language } from '../../schema/words/languages.ts';

/** Every paper that there is. */
export const everyPaper = Object.values(entities as Record<string, AnyEntity>).flatMap(entity =>
  Object.entries(entity.papers ?? {}).map(([name, { sizes }]): [string, string, readonly PaperSize[], AnyEntity] => [
    entity.name,
    name,
    sizes,
    entity,
  ]),
);

type Filling = {
  size: PaperSize;
  language?: Language;
  /** Returns the value of a field as an export reads it. */
  valueOf: (info: FieldInfo) => string | null;
  issuer: Issuer;
  lines?: number;
  reckoned: Reckoned;
};

/** The paper of a record whose fields hold these values. */
export const filledPaper = (
  entity: AnyEntity,
  name: string,
  { size, language = 'en', valueOf, issuer, lines = 1, reckoned }: Filling,
): PaperData => {
  const { words } = wordingFor(language);
  const columns = exportColumns(entity, words).map(column => {
    const info = entity.info[column.name];
    return info ? valueOf(info) : null;
  });
  const sheets = lineColumns(entity, words).map(({ field }) =>
    JSON.stringify(Array.from({ length: lines }, () => Object.values(field.line!).map(valueOf))),
  );
  const { code, reckoned: isReckoned } = entity.papers![name]!;
  return paperOf({ entity, paper: name, size, words }, [...columns, ...sheets], issuer, {
    code: code ? qrCode('https://shop.test') : null,
    reckoned: isReckoned ? reckoned : undefined,
  });
};
