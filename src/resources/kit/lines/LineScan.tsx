import { useFormContext } from 'react-hook-form';
import { useDataProvider, useTranslate } from 'react-admin';
import type { FieldInfo } from '../../../../schema/kit/fieldInfo.ts';
import { mostLines } from '../../../../schema/kit/kinds.ts';
import { idCalled } from '../inputs/idCalled.ts';
import { ScanButton } from '../scan/ScanButton.tsx';
import type { Told } from '../scan/told.ts';
import { useInTurn } from '../scan/useInTurn.ts';
import { useMay } from '../useMay.ts';
import { targetOf } from '../useEntity.ts';
import type { LineColumn } from './lineColumns.ts';
import { isTouched } from './touchedLines.ts';
import type { LineSteps } from './useLines.ts';

type Place = { source: string; info: FieldInfo; steps: LineSteps };
type Props = Place & { column: LineColumn };

/** Lines by the camera, a line for each code, where one of the columns takes what stands on a label. */
export function LineScan({ columns, ...place }: Place & { columns: readonly LineColumn[] }) {
  const column = columns.find(({ info }) => isScanned(info));
  if (!column) return null;
  return column.kind === 'ref' ? (
    <OfRecords {...place} column={column} />
  ) : (
    <Scan {...place} column={column} find={asRead} />
  );
}

/** A reference to records that have such a label, or a field that says so. What fills other fields is asked for by a scan field of its page. */
const isScanned = (info: FieldInfo): boolean =>
  Boolean(info.scanned) || (info.kind === 'ref' && !info.fills && hasLabel(info));

const hasLabel = (info: FieldInfo) => Object.values(targetOf(info).papers ?? {}).some(({ scanned }) => scanned);

const asRead = (code: string) => Promise.resolve<unknown>(code);

function OfRecords(props: Props) {
  const target = targetOf(props.column.info);
  const dataProvider = useDataProvider();
  if (!useMay(target.resource, 'list')) return null;
  return <Scan {...props} find={code => idCalled(code, target, dataProvider)} />;
}

function Scan({ source, info, column, steps, find }: Props & { find: typeof asRead }) {
  const translate = useTranslate();
  const { setValue } = useFormContext();
  const { scan, told } = useInTurn(async code => {
    const tell = (key: string, look: Told['look']): Told => ({
      code,
      text: translate(`kit.scan.${key}`, { code }),
      look,
    });
    const value = await find(code);
    if (value === undefined) return tell('unknown', 'error');
    const lines = steps.values();
    if (lines.some(line => isSame(line[column.name], value))) return tell('before', 'warning');
    const last = lines.length - 1;
    const isFree = last >= 0 && !isTouched(lines[last]!, info.line ?? {});
    if (!isFree && lines.length >= mostLines) return tell('full', 'error');
    if (isFree) setValue(`${source}.${last}.${column.name}`, value, { shouldDirty: true });
    else steps.append({ ...steps.fresh, [column.name]: value });
    return tell('added', 'success');
  });
  return <ScanButton onCode={scan} told={told} />;
}

const isSame = (one: unknown, other: unknown) =>
  typeof one === 'string' && typeof other === 'string' && one.toUpperCase() === other.toUpperCase();
